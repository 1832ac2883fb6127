import { FUND, USDT } from '@core/domain'
import { ConfigError } from '@server/config'
import { AppError } from '@server/http/errors'
import { houseAccount } from '@server/ledger'
import { writeAction } from '@server/ops/action'
import { act, type Operator } from '@server/ops/command'
import { commands } from '@server/ops/commands'
import { followOperators } from '@server/ops/follow'
import { uuidv7 } from '@server/store/ids'
import { openContext, type TestContext } from '../../helpers/context'
import { payment, unbalancedCurrencies } from '../../helpers/ledger'
import { operatorOn } from '../../helpers/operator'

let ctx: TestContext
beforeEach(async () => {
  ctx = await openContext()
})
afterEach(async () => {
  expect(await unbalancedCurrencies(ctx.db)).toEqual([])
  await ctx.close()
})

const operator = (): Operator => ({
  ...ctx,
  mandate: { actor: 'anna', reason: 'a test' },
  print: () => undefined,
})

const burned = async (): Promise<string> => {
  const [row] = await ctx.db.query<{ amount: string }>(
    'test.burned',
    "select trim_scale(available)::text as amount from accounts where house = 'burn' and currency_id = 1",
  )
  return row?.amount ?? ''
}

const deed = (t: Parameters<Parameters<typeof act>[1]>[0]) =>
  ctx.ledger.post(t, [
    payment(houseAccount('issuance', USDT, 0), houseAccount('burn', USDT, 0), '5', FUND.operatorCredit),
  ])

describe('a deed and its line in the book', () => {
  it('are written together', async () => {
    const action = { action: 'test.deed', details: { what: 'five', ids: ['a'] } }
    const result = await act(operator(), async (t) => {
      await deed(t)
      return { action, result: 'done' }
    })
    expect([result, await burned()]).toEqual(['done', '5'])
    expect(await operatorOn(ctx).actions()).toEqual([
      { actor: 'anna', reason: 'a test', ...action, user_id: null },
    ])
  })
  it('are both left out when the deed fails', async () => {
    const failing = act(operator(), async (t) => {
      await deed(t)
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    expect([await burned(), await operatorOn(ctx).actions()]).toEqual(['0', []])
  })
  it('are both left out when the line cannot be written', async () => {
    const failing = act(operator(), async (t) => {
      await deed(t)
      return { action: { action: 'test.deed', details: {}, userId: 'not a uuid' }, result: null }
    })
    await expect(failing).rejects.toThrow('uuid')
    expect([await burned(), await operatorOn(ctx).actions()]).toEqual(['0', []])
  })
})

describe('screens of users', () => {
  const userId = uuidv7()
  type Told = ['balance' | 'record', unknown]
  let stop: () => void

  /** What the bus carries from now on; `next` waits for so many. */
  const listen = () => {
    const told: Told[] = []
    let wake = (): void => undefined
    const add = (one: Told): void => {
      told.push(one)
      wake()
    }
    ctx.bus.subscribe('balance', (event) => add(['balance', event]))
    ctx.bus.subscribe('record', (event) => add(['record', event]))
    return async (count: number): Promise<Told[]> => {
      while (told.length < count) await new Promise<void>((resolve) => (wake = resolve))
      return told
    }
  }
  /** The follower has looked once when it has seen the actions that were there before it. */
  const follow = async () => {
    const looked = new Promise<void>((resolve) => {
      const query: TestContext['db']['query'] = async (name, sql, params) => {
        const rows = await ctx.db.query(name, sql, params)
        if (name === 'operator.since') setImmediate(resolve)
        return rows as never
      }
      stop = followOperators({ ...ctx, db: { ...ctx.db, query } })
    })
    await looked
  }
  const write = (details: object, of: { userId?: string; record?: { kind: 'swap'; id: string } }) =>
    ctx.db.tx((t) =>
      writeAction(t, operator().mandate, { action: 'test', details: { ...details }, ...of }, ctx.clock.now()),
    )
  afterEach(() => stop())

  /** Any command may have written a notification. */
  const news = (of: string): Told => ['record', { userId: of, kind: 'notification', id: 'list' }]

  it('are told of what is done from now on: balance, the record if there is one, notifications', async () => {
    await write({ before: true }, { userId })
    await follow()
    const next = listen()
    await write({ nobody: true }, {})
    await write({}, { userId, record: { kind: 'swap', id: 'r1' } })
    expect(await next(3)).toEqual([
      ['balance', { userId }],
      ['record', { userId, kind: 'swap', id: 'r1' }],
      news(userId),
    ])
  })
  it('are told once, also by a command that ends after a later one', async () => {
    await follow()
    const next = listen()
    const late = uuidv7()
    await ctx.db.tx(async (slow) => {
      await writeAction(
        slow,
        operator().mandate,
        { action: 'slow', details: {}, userId: late },
        ctx.clock.now(),
      )
      await write({}, { userId })
      expect(await next(2)).toEqual([['balance', { userId }], news(userId)])
    })
    expect(await next(4)).toEqual([
      ['balance', { userId }],
      news(userId),
      ['balance', { userId: late }],
      news(late),
    ])
    const last = uuidv7()
    await write({}, { userId: last })
    expect(await next(6)).toHaveLength(6)
  })
})

const needing = Object.entries(commands).filter(([, { args }]) => args.startsWith('<'))

describe('a command that gets nothing of what it needs', () => {
  it('there are some', () => expect(needing.length).toBeGreaterThan(10))
  it.each(needing)('%s says so in one line and does nothing', async (_, command) => {
    const error: unknown = await command.run(operator(), []).catch((thrown: unknown) => thrown)
    expect(error instanceof ConfigError || error instanceof AppError).toBe(true)
    expect(error instanceof Error && error.message.includes('\n')).toBe(false)
    expect(await operatorOn(ctx).actions()).toEqual([])
  })
})
