import { CURRENCIES, networksOf, type Currency, type Network } from '@core/domain'
import { ConfigError } from '../../config'
import { sendSimulated } from '../../chain/simulated'
import type { DepositState } from '../../store/tables/deposits'
import { ownAddress } from '../../services/deposits/address'
import { sendTestDeposit } from '../../services/deposits/demo'
import { uuidv7 } from '../../store/ids'
import { act, type Command } from '../command'
import { findCurrency, findUser } from '../find'

const readCoin = (code: string, network: string): { currency: Currency; network: Network } => {
  const currency = findCurrency(code)
  const found = currency && networksOf(currency.id).find(({ id }) => id === network.toLowerCase())
  if (currency && found) return { currency, network: found }
  const known = CURRENCIES.map(
    (c) =>
      `${c.code} on ${networksOf(c.id)
        .map(({ id }) => id)
        .join(', ')}`,
  )
  throw new ConfigError(`a currency and a network that carries it are needed: ${known.join('; ')}`)
}

const send: Command = {
  args: '<uid> <currency> <network> <amount>',
  help: 'put a test deposit on the simulated chain of the demo',
  acts: true,
  run: async (operator, [uid = '', code = '', networkId = '', amount = '']) => {
    const { config, clock, print } = operator
    if (config.profile !== 'demo') throw new ConfigError('test deposits exist in the demo only')
    const user = await findUser(operator, uid)
    const { currency, network } = readCoin(code, networkId)
    const address = await ownAddress(operator, user.id, network.id)
    const txId = await act(operator, async (t) => {
      const chain: Parameters<typeof sendTestDeposit>[0]['chain'] = {
        send: (q, id, outputs, reference) => sendSimulated(q, id, outputs, { reference, now: clock.now() }),
      }
      const wanted = { currencyId: currency.id, network: network.id, address, amount, reference: uuidv7() }
      const result = await sendTestDeposit({ chain, clock }, t, wanted)
      const details = { txId: result, currency: currency.code, network: network.id, amount, address }
      return { action: { action: 'deposit.test', details, userId: user.id }, result }
    })
    print(`Sent ${amount} ${currency.code} to ${address}: transaction ${txId}.`)
    print('A running server sees it within seconds and credits it when it is confirmed.')
    return true
  },
}

const LATEST = `
select d.*, u.uid from deposits d left join users u on u.id = d.user_id
where $1::text is null or d.state = $1 order by d.id desc limit 50`

interface Row {
  uid: string | null
  currency_id: number
  network: string
  amount: string
  state: DepositState
  tx_id: string
  seen_at: string
}

const list: Command = {
  args: '[state]',
  help: 'the latest deposits, newest first: confirming, credited, belowMinimum, dropped or lost',
  run: async ({ db, print }, [state]) => {
    const rows = await db.query<Row>('ops.deposits', LATEST, [state ?? null])
    for (const row of rows) {
      const coin = CURRENCIES.find(({ id }) => id === row.currency_id)?.code ?? ''
      const time = new Date(Number(row.seen_at)).toISOString()
      const amount = row.amount.replace(/\.?0+$/, '')
      print(`${time}  ${row.uid ?? '-'}  ${amount} ${coin}  ${row.network}  ${row.state}  ${row.tx_id}`)
    }
    if (rows.length === 0) print('No deposits.')
    return true
  },
}

export const depositCommands: Readonly<Record<string, Command>> = {
  deposit: send,
  deposits: list,
}
