import { randomUUID } from 'node:crypto'
import { OPTIONS, USDT, WALLET } from '@core/domain'
import { DEMO_PARTNER } from '@server/config/partners'
import { createCaller, type Caller, type Reply } from '../../helpers/client'
import { PLAYER_TRADE_PASSWORD, type Player } from '../../helpers/players'

const BTC = 5

/** Something that a user wants once, whatever becomes of the server meanwhile: the same key until there is an answer. */
export interface Intent {
  /** Event of the movement that it makes in the books. */
  event: string
  player: Player
  ask: (caller: Caller, options: { token: string; key: string }) => Promise<Reply<unknown>>
}

/** Whom a player may pay; looked up before the storm. */
export type Recipients = ReadonlyMap<string, string>

const move = (player: Player): Intent => ({
  event: 'funds.move',
  player,
  ask: (caller, options) =>
    caller.call(
      'account.fundsMovement',
      { from: WALLET, to: OPTIONS, currencyId: USDT, amount: '0.5' },
      options,
    ),
})

const stake = (player: Player): Intent => ({
  event: 'option.accept',
  player,
  ask: (caller, options) =>
    caller.call(
      'options.order',
      { areaId: '1', duration: 900, direction: 'up', quantity: '1', accountType: OPTIONS },
      options,
    ),
})

const pay = (player: Player, recipientId: string): Intent => ({
  event: 'transfer.user',
  player,
  ask: (caller, options) =>
    caller.call(
      'account.transferToThird',
      { kind: 'user', recipientId, currencyId: USDT, amount: '0.25', tradePassword: PLAYER_TRADE_PASSWORD },
      options,
    ),
})

const payPartner = (player: Player): Intent => ({
  event: 'partner.request',
  player,
  ask: (caller, options) =>
    caller.call(
      'account.transferToThird',
      {
        kind: 'partner',
        partnerId: DEMO_PARTNER,
        to: 'account 1',
        currencyId: USDT,
        amount: '12',
        tradePassword: PLAYER_TRADE_PASSWORD,
      },
      options,
    ),
})

/** A quote is asked for once; a repeated request names the same one, which may have expired meanwhile. */
const swap = (player: Player): Intent => {
  let quoteId: string | null = null
  return {
    event: 'swap',
    player,
    ask: async (caller, options) => {
      if (quoteId === null) {
        const quote = { from: USDT, to: BTC, amount: '20', screen: 'swap' as const }
        const reply = await caller.call('currency.exchangeData', quote, { token: options.token })
        if (reply.code !== 0) return reply
        quoteId = reply.obj.quoteId
      }
      return caller.call('currency.exchange', { quoteId }, options)
    },
  }
}

const KINDS = [move, stake, swap, payPartner]

/** The n-th wish of a player. */
export const intentOf = (player: Player, n: number, recipients: Recipients): Intent => {
  const recipientId = recipients.get(player.userId)
  if (n % 5 === 4 && recipientId) return pay(player, recipientId)
  return (KINDS[n % 5] ?? move)(player)
}

/** Asks until there is an answer. @param address where the server is now; a new one after each restart */
export const settle = async ({ ask, player }: Intent, address: () => Promise<string>): Promise<number> => {
  const key = randomUUID()
  for (;;) {
    const caller = createCaller(await address())
    try {
      return (await ask(caller, { token: player.token, key })).code
    } catch {
      // The connection broke: whether it was done, only asking again under the same key can tell.
    }
  }
}
