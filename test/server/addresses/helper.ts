import { addressBind } from '@core/domain/addresses'
import type { NetworkId, OwnPurpose } from '@core/domain'
import type { RequestOf } from '@core/contract/schemas'
import type { Reply } from '../../helpers/client'
import { openPeople, type Newcomer, type People } from '../people/helper'

jest.setTimeout(60_000)

/** From the standards: EIP-55's own examples, BIP-84's first receiving address, a TRON contract. */
export const ETH = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
export const OTHER_ETH = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359'
export const BTC = 'bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu'
export const TRON = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'
/** Begins and ends as ETH does; small letters carry no checksum. */
export const LOOKS_LIKE_ETH = `0x5aae${'1'.repeat(32)}eaed`

export interface Owner {
  readonly token: string
  readonly userId: string
  readonly browser: string
}

type Added = RequestOf<'wallet.addAddress'>

export interface AddressApp extends People {
  owner: () => Promise<Owner>
  /** Asks for a code as the app does, a minute after the last one, and reads it from the demo inbox. */
  codeFor: (owner: Owner, purpose: OwnPurpose, bind?: string) => Promise<string>
  /** Binds an address with a code of its own. */
  bind: (owner: Owner, fields?: Partial<Added>) => Promise<Reply<unknown>>
}

export const openAddresses = async (env: Readonly<Record<string, string>> = {}): Promise<AddressApp> => {
  const people = await openPeople(env)
  const owner = async (): Promise<Owner> => {
    const who: Newcomer = people.newcomer()
    const { token, email } = await people.register(who)
    const { id: userId } = await people.ctx.db.kysely
      .selectFrom('users')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
    return { token, userId, browser: who.browser }
  }
  const codeFor: AddressApp['codeFor'] = async ({ token, browser }, purpose, bind) => {
    people.ctx.clock.time += 60_000
    await people.ok('verification.sendToMe', { purpose, ...(bind ? { bind } : {}) }, { token, browser })
    return (await people.ok('ext.demoInbox', {}, { browser }))[0]?.code ?? ''
  }
  const bind: AddressApp['bind'] = async (who, fields = {}) => {
    const wanted = { currencyId: 1, network: 'ethereum', label: 'Savings', address: ETH, ...fields }
    const ask = () => codeFor(who, 'bindAddress', addressBind(wanted.network as NetworkId, wanted.address))
    const code = fields.code ?? (await ask())
    return people.call('wallet.addAddress', { ...wanted, code }, { token: who.token })
  }
  return { ...people, owner, codeFor, bind }
}
