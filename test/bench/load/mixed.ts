import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { OpenCallId, RequestOf, ResponseOf } from '@core/contract/schemas'
import { CONTRACT, OPTIONS, USDT, WALLET } from '@core/domain'
import { send, type Reply } from '../../helpers/client'
import type { Player } from '../../helpers/players'

/** What the callers saw of the calls that move money. */
export interface Seen {
  /** Ids of what was answered as done. */
  readonly options: Set<string>
  readonly contracts: Set<string>
  readonly swaps: Set<string>
  calls: number
  /** Answers with a code other than 0, by call and code. */
  readonly refused: Map<string, number>
  /** Calls that had no answer and were sent again, with the same key. */
  again: number
}

export const nothingSeen = (): Seen => ({
  ...{ options: new Set(), contracts: new Set(), swaps: new Set() },
  ...{ calls: 0, refused: new Map(), again: 0 },
})

interface Parts {
  /** Addresses of the servers that run at the moment. */
  readonly addresses: () => readonly string[]
  readonly players: readonly Player[]
  readonly ended: () => boolean
}

/** Asks as one player. @returns what was answered, or null where it was refused or the load has ended */
type Ask = <Id extends OpenCallId>(id: Id, params: RequestOf<Id>) => Promise<ResponseOf<Id> | null>

const pick = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)] as T

const option = async (ask: Ask, seen: Seen): Promise<void> => {
  const reply = await ask('options.order', {
    areaId: String(pick([1, 2, 3])),
    duration: pick([60, 300]),
    direction: pick(['up', 'down'] as const),
    quantity: '1',
    accountType: OPTIONS,
  })
  if (reply?.order) seen.options.add(reply.order.id)
}

const movement = async (ask: Ask): Promise<void> => {
  const other = pick([OPTIONS, CONTRACT])
  const [from, to] = pick([
    [WALLET, other],
    [other, WALLET],
  ] as const)
  await ask('account.fundsMovement', { from, to, currencyId: USDT, amount: '0.5' })
}

const swap = async (ask: Ask, seen: Seen): Promise<void> => {
  const [from, to, amount] = pick([
    [1, 4, '3'],
    [4, 1, '0.001'],
    [1, 5, '3'],
    [5, 1, '0.0001'],
  ] as const)
  const quote = await ask('currency.exchangeData', { from, to, amount })
  const done = quote && (await ask('currency.exchange', { quoteId: quote.quoteId }))
  if (done) seen.swaps.add(done.swap.id)
}

const open = async (ask: Ask, seen: Seen): Promise<void> => {
  const ticket = { tradeId: 1, tradeType: pick([1, 2]), pubQuantity: '0.0002', lever: pick([20, 100]) }
  const reply = await ask('contract.open', ticket)
  if (reply) seen.contracts.add(reply.order.id)
}

/** Closes one position, and then and again all. */
const close = async (ask: Ask): Promise<void> => {
  if (Math.random() < 0.2) return void (await ask('usdt.autoCloseAll', {}))
  const positions = await ask('usdt.orderList', { pageNum: 1, pageSize: 20 })
  const position = positions && pick(positions.list)
  if (position) await ask('usdt.close', { orderId: position.id })
}

/** More than half of them move money, the others read what screens show. */
const ACTIONS: readonly ((ask: Ask, seen: Seen) => Promise<unknown>)[] = [
  option,
  option,
  movement,
  swap,
  open,
  close,
  (ask) => ask('options.orderList', { pageNum: 1, pageSize: 20 }),
  (ask) => ask('account.totalAssets', {}),
  (ask) => ask('ext.pairs', {}),
]

/** Sends a call until some server answers it, always under one key. */
const answered = async <Id extends OpenCallId>(
  { addresses, ended }: Parts,
  seen: Seen,
  [id, params, token]: readonly [id: Id, params: RequestOf<Id>, token: string],
): Promise<Reply<ResponseOf<Id>> | null> => {
  const key = randomUUID()
  while (!ended()) {
    const fields: Record<string, unknown> = { ...params }
    const reply = await send<ResponseOf<Id>>(pick(addresses()), id, fields, { token, key }).catch(() => null)
    if (reply) return reply
    seen.again++
    await pause(100)
  }
  return null
}

/** Asks in a player's name and counts what was said. */
const askAs =
  (parts: Parts, seen: Seen, token: string): Ask =>
  async (id, params) => {
    const reply = await answered(parts, seen, [id, params, token])
    if (!reply) return null
    seen.calls++
    if (reply.code === 0) return reply.obj
    const name = `${id} ${reply.code}`
    seen.refused.set(name, (seen.refused.get(name) ?? 0) + 1)
    return null
  }

/** Gives every player money for contracts. */
export const fundContracts = async (address: string, players: readonly Player[]): Promise<void> => {
  const amount = { from: WALLET, to: CONTRACT, currencyId: USDT, amount: '2000' }
  for (const { token } of players) await send(address, 'account.fundsMovement', amount, { token })
}

/** One caller: action after action, with a breath between, until the load has ended. */
export const runCaller = async (parts: Parts, seen: Seen): Promise<void> => {
  while (!parts.ended()) {
    await pick(ACTIONS)(askAs(parts, seen, pick(parts.players).token), seen)
    await pause(Math.random() * 40)
  }
}
