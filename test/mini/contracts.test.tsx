import type { WireQuote } from '@core/contract/live'
import { ContractTicket } from '@/features/contracts/ticket/ContractTicket'
import { FRESH, type TicketState } from '@/features/contracts/ticket/state'
import { PositionCard } from '@/features/contracts/positions/PositionCard'
import { CloseAll } from '@/features/contracts/positions/CloseAll'
import { CloseDetail } from '@/features/contracts/history/CloseDetail'
import { NewsSheet } from '@/features/contracts/NewsSheet'
import { WorkingOrders } from '@/features/contracts/orders/WorkingOrders'
import { news } from '@/features/contracts/feed/news'
import { send, type WireReply, type WireRequest } from '@/platform/request'
import { putAccounts } from '@/stores/balances'
import { setLiveState } from '@/stores/live'
import { setPrefs } from '@/stores/preferences'
import { putQuotes } from '@/stores/quotes'
import { session } from '@/stores/session'
import { useState } from 'react'
import { closed, CONFIG, LAST, order, position, TERMS } from '../unit/contractsClient/samples'
import { all, cleanUp, find, has, mount, pageText, settle, textOf, typeInto } from './helpers'

jest.mock('@/platform/request', () => ({
  ...jest.requireActual<object>('@/platform/request'),
  send: jest.fn(),
}))
const sent = send as jest.MockedFunction<typeof send>
const requests: WireRequest[] = []

const ok = (obj: unknown): WireReply => ({ status: 200, data: { code: 0, msg: '', obj } })
const LIMITS = {
  dailyLoss: { value: null, next: null },
  maxStake: { value: null, next: null },
  coolOffUntil: null,
  today: { left: null, result: '0', atRisk: '0' },
}

/** What each path answers. */
const REPLIES: Record<string, unknown> = {
  '/front/usdt/1/contractConfig': CONFIG,
  '/api/ext/limits': LIMITS,
  '/api/ext/risk/statement': { version: '1', title: 'Risk', body: 'Read', acceptedAt: 1 },
  '/api/contract/open': { order: order({ pubType: 1, pubPrice: null }) },
  '/front/usdt/close': { order: order() },
  '/front/usdt/autoCloseAll': { orders: [], left: 0 },
  '/front/usdt/calcWin': '27.28',
}
const sentTo = (path: string): readonly WireRequest[] => requests.filter(({ url }) => url.endsWith(path))

const quote = (change: Partial<WireQuote> = {}): WireQuote =>
  ({ tradeId: 1, currentPrice: LAST, rise: '1.03', stale: false, time: 1, ...change }) as WireQuote

beforeEach(() => {
  requests.length = 0
  sent.mockImplementation((request) => {
    requests.push(request)
    const path = request.url.replace(/^https?:\/\/[^/]+/, '')
    return path in REPLIES ? Promise.resolve(ok(REPLIES[path])) : new Promise(() => undefined)
  })
  session.setState({ token: 'token' })
  putQuotes([quote()])
  setLiveState('live')
  putAccounts([{ accountType: 3, key: 'balance_usdt', available: '100', frozen: '0' }])
  setPrefs({ skipConfirm: false })
  news.setState({ list: [] })
})
afterEach(cleanUp)

const Ticket = () => {
  const [state, setState] = useState<TicketState>({ ...FRESH, lever: 20 })
  return (
    <ContractTicket
      rules={{ config: CONFIG, terms: TERMS }}
      state={state}
      onChange={(change) => setState({ ...state, ...change })}
    />
  )
}

const opened = async () => {
  const utils = await mount(<Ticket />)
  await settle(utils)
  return utils
}
const tap = async (utils: Awaited<ReturnType<typeof mount>>, selector: string): Promise<void> => {
  utils.fireEvent.click(find(selector))
  await settle(utils)
}
const byId = (id: string): string => `[data-testid="${id}"]`

describe('the contract ticket', () => {
  it('says what 0.02 BTC would cost and where it would end, before anything is tapped', async () => {
    const utils = await opened()
    typeInto(utils, find('input[aria-label="Quantity"]'), '0.02')
    await settle(utils)
    expect(pageText()).toContain('22.44 / 0.22 USDT')
    expect(pageText()).toContain('100.00 → 77.33')
    expect(pageText()).toContain('21,404.1123,468.66')
    expect(pageText()).toContain('At 20× a move of about 4.58% against you')
  })

  it('Max takes what the balance covers; more is refused with a way to the transfer', async () => {
    const utils = await opened()
    utils.fireEvent.click(all('.contract-quantity .chip')[3] as HTMLElement)
    await settle(utils)
    expect(find('input[aria-label="Quantity"]')).toHaveProperty('value', '0.088')
    expect(has(byId('contract-transfer'))).toBe(false)
    typeInto(utils, find('input[aria-label="Quantity"]'), '0.0882')
    await settle(utils)
    expect(has(byId('contract-transfer'))).toBe(true)
    expect(find(byId('open-long'))).toHaveProperty('disabled', true)
  })

  it('a confirmed order is sent once, however often it is tapped', async () => {
    const utils = await opened()
    typeInto(utils, find('input[aria-label="Quantity"]'), '0.02')
    await settle(utils)
    await tap(utils, byId('open-short'))
    expect(textOf('.sheet__title')).toBe('Confirm the order')
    const confirm = find(byId('confirm-contract'))
    utils.fireEvent.click(confirm)
    utils.fireEvent.click(confirm)
    await settle(utils)
    expect(sentTo('/api/contract/open')).toHaveLength(1)
    expect(sentTo('/api/contract/open')[0]?.data).toMatchObject({
      tradeType: 2,
      pubQuantity: '0.02',
      lever: 20,
      slippage: '0.002',
    })
    expect(has('.sheet__title')).toBe(false)
  })

  it('after a lost reply the same order goes out again under the same key', async () => {
    setPrefs({ skipConfirm: true })
    const utils = await opened()
    typeInto(utils, find('input[aria-label="Quantity"]'), '0.02')
    await settle(utils)
    sent.mockImplementationOnce((request) => {
      requests.push(request)
      return Promise.reject(new Error('lost'))
    })
    await tap(utils, byId('open-long'))
    expect(has('.field__error')).toBe(true)
    await tap(utils, byId('open-long'))
    const [first, second] = sentTo('/api/contract/open')
    expect(second?.header['Idempotency-Key']).toBe(first?.header['Idempotency-Key'])
    expect(second?.data).toEqual(first?.data)
  })

  it('a stale price closes it, with the reason', async () => {
    putQuotes([quote({ stale: true, time: 2 })])
    const utils = await opened()
    typeInto(utils, find('input[aria-label="Quantity"]'), '0.02')
    await settle(utils)
    expect(find(byId('open-long'))).toHaveProperty('disabled', true)
    expect(has('.field__error')).toBe(true)
    putQuotes([quote({ time: 3 })])
  })

  it('a visitor is asked to log in', async () => {
    session.setState({ token: null })
    await opened()
    expect(pageText()).toContain('Log in to trade')
    expect(has(byId('open-long'))).toBe(false)
  })
})

describe('positions', () => {
  const card = async () => {
    const utils = await mount(<PositionCard position={position()} />)
    await settle(utils)
    return utils
  }

  it('follow the price without asking the server', async () => {
    const utils = await card()
    expect(pageText()).toContain('+4.90')
    expect(pageText()).toContain('+10.97%')
    const before = requests.length
    utils.act(() => putQuotes([quote({ currentPrice: '22318.00', time: 10 })]))
    expect(pageText()).toContain('Unrealised profit (USDT)0.00')
    expect(requests).toHaveLength(before)
    utils.act(() => putQuotes([quote({ time: 11 })]))
  })

  it('half of one is closed with the account shown beforehand', async () => {
    const utils = await card()
    await tap(utils, byId('close-part'))
    expect(pageText()).toContain('Margin returned22.318000 USDT')
    expect(pageText()).toContain('Credited24.543794 USDT')
    await tap(utils, byId('confirm-close'))
    expect(sentTo('/front/usdt/close')[0]?.data).toMatchObject({
      orderId: 'p1',
      type: 1,
      quantity: '0.02',
      slippage: '0.01',
    })
  })

  it('a stop-loss beyond liquidation cannot be saved', async () => {
    const utils = await card()
    await tap(utils, byId('edit-triggers'))
    typeInto(utils, find('input[aria-label="Stop-loss price (USDT)"]'), '21287.25')
    await settle(utils)
    expect(find(byId('save-triggers'))).toHaveProperty('disabled', true)
    typeInto(utils, find('input[aria-label="Stop-loss price (USDT)"]'), '22000')
    await settle(utils)
    // (22,000 - 22,318) x 0.04
    expect(pageText()).toContain('about −12.72 USDT')
    expect(find(byId('save-triggers'))).toHaveProperty('disabled', false)
  })

  it('triggers cannot be saved on a stale price, and the sheet says why', async () => {
    const utils = await card()
    await tap(utils, byId('edit-triggers'))
    typeInto(utils, find('input[aria-label="Stop-loss price (USDT)"]'), '22000')
    await settle(utils)
    expect(find(byId('save-triggers'))).toHaveProperty('disabled', false)
    putQuotes([quote({ stale: true, time: 20 })])
    await settle(utils)
    expect(find(byId('save-triggers'))).toHaveProperty('disabled', true)
    expect(pageText()).toContain('The price is not up to date')
    putQuotes([quote({ time: 21 })])
  })

  it('all are closed after a confirmation that tells how many and what they earn', async () => {
    await card()
    cleanUp()
    const list = [position(), position({ id: 'p2', tradeType: 2, curQuantity: '0.02', guarantee: '22.318' })]
    const utils = await mount(<CloseAll list={list} tradeId={undefined} />)
    await tap(utils, byId('close-all'))
    // 4.9004 - 2.4502
    expect(pageText()).toContain('Positions2')
    expect(pageText()).toContain('+2.45 USDT')
    await tap(utils, byId('confirm-close-all'))
    expect(sentTo('/front/usdt/autoCloseAll')).toHaveLength(1)
  })
})

it('a working order is cancelled by its id', async () => {
  const utils = await mount(
    <WorkingOrders list={[order()]} problem={undefined} reload={() => Promise.resolve()} />,
  )
  expect(pageText()).toContain('22,000.00')
  await tap(utils, byId('cancel-order'))
  expect(sentTo('/front/usdt/close')[0]?.data).toMatchObject({ cancelId: 'o1' })
})

it('a close shows an account that adds up', async () => {
  await mount(<CloseDetail close={closed()} onClose={() => undefined} />)
  expect(pageText()).toContain('Margin returned22.318000')
  expect(pageText()).toContain('Result+2.450200')
  expect(pageText()).toContain('Closing fee−0.224406')
  expect(pageText()).toContain('Credited (USDT)24.543794')
  expect(pageText()).toContain('+2.00 USDT')
})

it('an order that slipped is explained and can be tried again; then comes what else happened', async () => {
  const onAgain = jest.fn()
  news.setState({
    list: [
      { kind: 'cancelled', order: order({ status: 2, cancelReason: 'slippage' }) },
      { kind: 'closed', close: closed({ reason: 'liquidation' }) },
    ],
  })
  const utils = await mount(<NewsSheet tradeId={1} onAgain={onAgain} />)
  expect(pageText()).toContain('Nothing was lost: everything set aside is back.')
  await tap(utils, byId('news-again'))
  expect(onAgain.mock.calls).toEqual([[expect.objectContaining({ id: 'o1', pubQuantity: '0.02' })]])
  expect(textOf('.sheet__title')).toBe('Liquidation')
  await tap(utils, byId('detail-done'))
  expect(has('.sheet__title')).toBe(false)
})
