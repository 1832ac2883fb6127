import { useState } from 'react'
import type { WireOptionOrder, WireQuote } from '@core/contract/live'
import type { Area } from '@/features/options/areas'
import { SellBack } from '@/features/options/orders/SellBack'
import { useSettling } from '@/features/options/orders/useOrders'
import { Ticket } from '@/features/options/ticket/Ticket'
import type { TicketState } from '@/features/options/ticket/form'
import { send, type WireReply, type WireRequest } from '@/platform/request'
import { putAccounts } from '@/stores/balances'
import { setLiveState } from '@/stores/live'
import { orders, setOpenOrders } from '@/stores/orders'
import { setPrefs } from '@/stores/preferences'
import { putQuotes } from '@/stores/quotes'
import { session } from '@/stores/session'
import { cleanUp, find, has, mount, settle, textOf } from './helpers'

jest.mock('@/platform/request', () => ({
  ...jest.requireActual<object>('@/platform/request'),
  send: jest.fn(),
}))
const sent = send as jest.MockedFunction<typeof send>
const requests: WireRequest[] = []
const sentTo = (path: string): readonly WireRequest[] => requests.filter(({ url }) => url.includes(path))

const id = (testId: string): string => `[data-testid="${testId}"]`

const ok = (obj: unknown): WireReply => ({ status: 200, data: { code: 0, msg: '', obj } })
const refusal = (code: number): WireReply => ({ status: 200, data: { code, msg: '', obj: null } })
const LIMITS = {
  dailyLoss: { value: null, next: null },
  maxStake: { value: null, next: null },
  coolOffUntil: null,
  today: { left: null, result: '0', atRisk: '0' },
}
const ORDER = '/api/options/order'

const order = (change: Partial<WireOptionOrder> = {}): WireOptionOrder =>
  ({
    id: 'a',
    tradeId: 1,
    status: 'settling',
    state: 'open',
    quantity: '50',
    orderTime: 1,
    ...change,
  }) as WireOptionOrder

let replies: Record<string, WireReply>
let now: number
beforeEach(() => {
  requests.length = 0
  replies = {
    '/api/ext/limits': ok(LIMITS),
    '/api/ext/risk/statement': ok({ version: '1', title: 'Risk', body: 'Read', acceptedAt: 1 }),
    [ORDER]: ok({ order: order({ state: 'accepted' }), quote: null }),
  }
  sent.mockImplementation((request) => {
    requests.push(request)
    const path = request.url.replace(/^https?:\/\/[^/]+/, '').split('?')[0] ?? ''
    return path in replies ? Promise.resolve(replies[path] as WireReply) : new Promise(() => undefined)
  })
  now = 1_800_000_000_000
  jest.spyOn(Date, 'now').mockImplementation(() => now)
  session.setState({ token: 'token' })
  orders.setState({ open: {}, finished: [] })
  putQuotes([{ tradeId: 1, currentPrice: '20000', rise: '1', stale: false, time: now } as WireQuote])
  setLiveState('live')
  putAccounts([
    { accountType: 1, key: 'balance_usdt', available: '30', frozen: '0' },
    { accountType: 2, key: 'balance_usdt', available: '100', frozen: '0' },
  ])
  setPrefs({ skipConfirm: true })
})
afterEach(() => {
  cleanUp()
  jest.restoreAllMocks()
})

const AREA: Area = {
  id: '1',
  kind: 'self',
  tradeId: 1,
  durations: [{ seconds: 60, payoutRate: '0.76' }],
  min: '1',
  max: '5000',
  accountTypes: [2, 1],
  tradable: true,
  stale: false,
}

const Whole = () => {
  const [state, setState] = useState<TicketState>({
    tradeId: 1,
    kind: 'self',
    seconds: 60,
    stake: '50',
    accountType: 2,
  })
  return (
    <>
      <button id="wallet" onClick={() => setState({ ...state, accountType: 1 })} />
      <Ticket areas={[AREA]} state={state} onChange={(change) => setState({ ...state, ...change })} />
    </>
  )
}

const mountTicket = async () => {
  const utils = await mount(<Whole />)
  await settle(utils)
  const tap = async (selector: string): Promise<void> => {
    utils.fireEvent.click(find(selector))
    await settle(utils)
  }
  return tap
}

describe('the ticket', () => {
  it('with one tap, a double tap makes one order; a later tap makes another', async () => {
    const tap = await mountTicket()
    await tap(id('buy-up'))
    now += 799
    await tap(id('buy-up'))
    expect(sentTo(ORDER)).toHaveLength(1)
    now += 1
    await tap(id('buy-up'))
    expect(sentTo(ORDER)).toHaveLength(2)
    expect(sentTo(ORDER)[0]?.data).toMatchObject({ quantity: '50', direction: 'up', accountType: 2 })
  })

  it('asks again once one tap was undone', async () => {
    const tap = await mountTicket()
    await tap(id('ask-again'))
    expect(has(id('ask-again'))).toBe(false)
    await tap(id('buy-down'))
    expect(sentTo(ORDER)).toHaveLength(0)
    expect(has(id('confirm-order'))).toBe(true)
  })

  it('the chosen account must have the stake: 30 in the Wallet are not 50', async () => {
    const tap = await mountTicket()
    await tap('#wallet')
    await tap(id('buy-up'))
    expect(sentTo(ORDER)).toHaveLength(0)
  })

  it('a refusal stays on the ticket', async () => {
    replies[ORDER] = refusal(1309)
    const tap = await mountTicket()
    await tap(id('buy-up'))
    expect(textOf('.field__error')).toBe(
      'This is more than the platform can take on right now. Nothing was moved; try a smaller amount, or again later.',
    )
  })
})

describe('selling back', () => {
  const offer = (amount: string) =>
    ok({ order: order(), quote: { quoteId: 'q1', amount, expiresAt: now + 3_000 } })
  const mountButton = async (left = 30_000) => {
    const utils = await mount(<SellBack order={order()} left={left} stale={false} />)
    const tap = async (): Promise<void> => {
      utils.fireEvent.click(find(id('sell-back')))
      await settle(utils)
    }
    return tap
  }

  it('asks at a tap only, shows the offer, and takes it at the next tap', async () => {
    replies[ORDER] = offer('18.62')
    const tap = await mountButton()
    expect(sentTo(ORDER)).toHaveLength(0)
    await tap()
    expect(textOf(id('sell-back'))).toBe('Sell back 18.62')
    now += 500
    replies[ORDER] = ok({ order: order({ status: 'cancelled', state: 'soldBack' }), quote: null })
    await tap()
    expect(sentTo(ORDER).map(({ data }) => (data as { quoteId?: string }).quoteId)).toEqual([undefined, 'q1'])
  })

  it('a double tap that asks does not sell: an offer is on screen for half a second first', async () => {
    replies[ORDER] = offer('18.62')
    const tap = await mountButton()
    await tap()
    now += 499
    await tap()
    expect(sentTo(ORDER)).toHaveLength(1)
  })

  it('an offer of nothing is no button', async () => {
    replies[ORDER] = offer('0')
    const tap = await mountButton()
    await tap()
    expect(has(id('sell-back'))).toBe(false)
  })

  it('is closed in the last 10,000 ms', async () => {
    const tap = await mountButton(10_000)
    await tap()
    expect(sentTo(ORDER)).toHaveLength(0)
  })
})

describe('orders that ended unseen', () => {
  const Probe = () => <p id="open">{(useSettling().list ?? []).map((one) => one.id).join()}</p>

  it('are read by themselves, and their results wait to be shown', async () => {
    setOpenOrders([order({ id: 'a' }), order({ id: 'b' })])
    const ended = order({ id: 'b', status: 'completed', state: 'settled', outcome: 'win' })
    replies['/api/options/order/list'] = ok({ list: [order({ id: 'a' })], pages: 1, total: 1 })
    replies['/api/options/order/info'] = ok({ order: ended })
    const utils = await mount(<Probe />)
    await settle(utils)
    await settle(utils)
    expect(textOf('#open')).toBe('a')
    expect(sentTo('/api/options/order/info')).toHaveLength(1)
    expect(orders.getState().finished).toEqual([ended])
  })
})
