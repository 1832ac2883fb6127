import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { CallId } from '@core/contract/endpoints'
import { OPTIONS, USDT, WALLET } from '@core/domain'
import { send } from '../../helpers/client'
import type { Player } from '../../helpers/players'

/** What the callers saw of the calls that move money. */
export interface Seen {
  /** Ids of options whose acceptance was answered. */
  readonly orders: Set<string>
  calls: number
  /** Answers with a code other than 0, by call and code. */
  readonly refused: Map<string, number>
  /** Calls that had no answer and were sent again, with the same key. */
  again: number
}

interface Parts {
  /** Addresses of the servers that run at the moment. */
  readonly addresses: () => readonly string[]
  readonly players: readonly Player[]
  readonly ended: () => boolean
}

type Choice = readonly [call: CallId, params: object]

const pick = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)] as T

const option = (): Choice => [
  'options.order',
  {
    areaId: String(pick([1, 2, 3])),
    duration: pick([60, 300]),
    direction: pick(['up', 'down']),
    quantity: '1',
    accountType: OPTIONS,
  },
]

const movement = (): Choice => {
  const [from, to] = pick([
    [WALLET, OPTIONS],
    [OPTIONS, WALLET],
  ] as const)
  return ['account.fundsMovement', { from, to, currencyId: USDT, amount: '0.5' }]
}

/** Half of the calls move money, the others read what screens show. */
const CHOICES: readonly (() => Choice)[] = [
  option,
  option,
  movement,
  () => ['options.orderList', { pageNo: 1, pageSize: 20 }],
  () => ['account.totalAssets', {}],
  () => ['ext.pairs', {}],
]

/** Sends a call until some server answers it, always under one key. */
const answered = async ({ addresses, ended }: Parts, seen: Seen, [id, params]: Choice, token: string) => {
  const key = randomUUID()
  while (!ended()) {
    const address = pick(addresses())
    const reply = await send<{ order?: { id: string } }>(address, id, { ...params }, { token, key }).catch(
      () => null,
    )
    if (reply) return reply
    seen.again++
    await pause(100)
  }
  return null
}

/** One caller: call after call, with a breath between, until the load has ended. */
export const runCaller = async (parts: Parts, seen: Seen): Promise<void> => {
  while (!parts.ended()) {
    const choice = pick(CHOICES)()
    const reply = await answered(parts, seen, choice, pick(parts.players).token)
    if (!reply) return
    seen.calls++
    if (reply.code !== 0) {
      const name = `${choice[0]} ${reply.code}`
      seen.refused.set(name, (seen.refused.get(name) ?? 0) + 1)
    } else if (choice[0] === 'options.order' && reply.obj.order) seen.orders.add(reply.obj.order.id)
    await pause(Math.random() * 40)
  }
}
