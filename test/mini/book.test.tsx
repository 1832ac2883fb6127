import { LIVE, SUB } from '@core/contract/live'
import { DepthView } from '@/features/book/DepthView'
import { OrderBook } from '@/features/book/OrderBook'
import { Trades } from '@/features/book/Trades'
import { live } from '@/api/live'
import { openSocket, type SocketHandlers } from '@/platform/socket'
import { send, type WireReply, type WireRequest } from '@/platform/request'
import { books, putBook } from '@/stores/books'
import { setLiveState } from '@/stores/live'
import { setPrefs } from '@/stores/preferences'
import { all, cleanUp, find, has, mount, pageText, settle, textOf } from './helpers'

jest.mock('@/platform/request', () => ({
  ...jest.requireActual<object>('@/platform/request'),
  send: jest.fn(),
}))
jest.mock('@/platform/socket', () => ({ openSocket: jest.fn() }))
const requested = send as jest.MockedFunction<typeof send>
const opened = openSocket as jest.MockedFunction<typeof openSocket>

const row = (price: string, nums: string) => ({ price, nums, ratio: 0 })
const BOOK = {
  tradeId: 1,
  buyList: [row('22440.57', '0.25'), row('22440.50', '1'), row('22439.98', '2'), row('22439.10', '3')],
  sellList: [
    row('22441.00', '0.5'),
    row('22441.01', '0.00000123'),
    row('22442.50', '7'),
    row('22443.00', '8'),
  ],
} as const

const labels = (side: 'bid' | 'ask'): (string | null)[] =>
  all(`[data-testid^="book-${side}-"]`).map((node) => node.getAttribute('aria-label'))

beforeEach(() => {
  setLiveState('live')
  setPrefs({ book: { group: 1, decimals: 4 } })
  books.setState({ byId: {} })
})
afterEach(cleanUp)

describe('the order book', () => {
  it('waits for the first message, then says every row, best price first', async () => {
    const utils = await mount(<OrderBook tradeId={1} levels={3} />)
    expect(has('.book-bones')).toBe(true)
    utils.act(() => putBook(BOOK))
    expect(has('.book-bones')).toBe(false)
    expect(labels('bid')).toEqual([
      'Bid 22,440.57, amount 0.2500 BTC',
      'Bid 22,440.50, amount 1.0000 BTC',
      'Bid 22,439.98, amount 2.0000 BTC',
    ])
    expect(labels('ask')).toEqual([
      'Ask 22,441.00, amount 0.5000 BTC',
      // Something never shows as nothing.
      'Ask 22,441.01, amount 0.000001 BTC',
      'Ask 22,442.50, amount 7.0000 BTC',
    ])
    expect(textOf('.book__spread')).toBe('Spread 0.43 (0.002%)')
  })

  it('gives the plain price of the row that is tapped; without a taker rows are no buttons', async () => {
    putBook(BOOK)
    const onPick = jest.fn()
    const { fireEvent } = await mount(<OrderBook tradeId={1} levels={3} onPick={onPick} />)
    fireEvent.click(find('[data-testid="book-ask-2"]'))
    fireEvent.click(find('[data-testid="book-bid-1"]'))
    expect(onPick.mock.calls).toEqual([['22442.50'], ['22440.50']])
    cleanUp()
    await mount(<OrderBook tradeId={1} levels={3} />)
    expect(find('[data-testid="book-ask-2"]').hasAttribute('disabled')).toBe(true)
  })

  it('is grouped and cut as the user chooses, and remembers it', async () => {
    putBook(BOOK)
    const onPick = jest.fn()
    const { fireEvent } = await mount(<OrderBook tradeId={1} levels={3} onPick={onPick} />)
    fireEvent.click(find('[data-testid="book-group"]'))
    const steps = all('.sheet__option').map((node) => node.textContent)
    expect(steps).toEqual(['0.01', '0.1', '1'])
    fireEvent.click(all('.sheet__option')[2]!)
    expect(labels('bid')).toEqual(['Bid 22,440, amount 1.2500 BTC', 'Bid 22,439, amount 5.0000 BTC'])
    expect(labels('ask')).toEqual([
      'Ask 22,441, amount 0.5000 BTC',
      'Ask 22,442, amount 0.000001 BTC',
      'Ask 22,443, amount 15.0000 BTC',
    ])
    fireEvent.click(find('[data-testid="book-bid-0"]'))
    expect(onPick).toHaveBeenLastCalledWith('22440')
    fireEvent.click(find('[data-testid="book-decimals"]'))
    const decimals = all('.sheet__option').map((node) => node.textContent)
    expect(decimals).toEqual(['0.00', '0.000', '0.0000', '0.00000', '0.000000'])
    fireEvent.click(all('.sheet__option')[0]!)
    expect(labels('ask')[2]).toBe('Ask 22,443, amount 15.00 BTC')
    cleanUp()
    await mount(<OrderBook tradeId={1} levels={3} />)
    expect(labels('bid')[0]).toBe('Bid 22,440, amount 1.25 BTC')
  })

  it('says that it is old while the connection is lost, and that a pair has no quotes', async () => {
    putBook(BOOK)
    const utils = await mount(<OrderBook tradeId={1} levels={3} />)
    expect(pageText()).not.toContain('Old prices')
    utils.act(() => setLiveState('connecting'))
    expect(pageText()).toContain('Old prices')
    utils.act(() => putBook({ tradeId: 1, buyList: [], sellList: [] }))
    expect(textOf('.empty__title')).toBe('No quotes for this pair')
  })

  it('in one column has the last price between asks and bids', async () => {
    putBook(BOOK)
    await mount(<OrderBook tradeId={1} levels={3} compact />)
    const order = Array.from(find('.book--compact').children, (node) => node.className)
    const at = (name: string): number => order.findIndex((classes) => classes.includes(name))
    expect(at('book__ladder')).toBeLessThan(at('book__last'))
    expect(order.filter((classes) => classes.includes('book__ladder'))).toHaveLength(2)
    expect(order.slice(at('book__last')).some((classes) => classes.includes('book__ladder'))).toBe(true)
  })
})

describe('the depth', () => {
  it('says both sides in a sentence; arrow keys walk along the levels', async () => {
    putBook(BOOK)
    const { fireEvent } = await mount(<DepthView tradeId={1} />)
    const said = (): string | null => find('.depth__layer--top').getAttribute('aria-label')
    // Mid 22440.785; bids reach 1.685, asks 2.215 away: asks end at 22442.47.
    expect(said()).toBe('Market depth. Bids: 6.25 BTC down to 22,439.10. Asks: 0.50 BTC up to 22,441.01.')
    fireEvent.keyDown(find('.depth__layer--top'), { key: 'ArrowLeft' })
    expect(said()).toBe('Down to 22,440.57, 0.00% from the middle, bids add up to 0.25 BTC.')
    for (let i = 0; i < 3; i++) fireEvent.keyDown(find('.depth__layer--top'), { key: 'ArrowLeft' })
    expect(said()).toBe('Down to 22,439.10, −0.01% from the middle, bids add up to 6.25 BTC.')
    fireEvent.keyDown(find('.depth__layer--top'), { key: 'Escape' })
    expect(said()).toContain('Market depth.')
  })
})

describe('trades', () => {
  const trades = (to: number, count: number) =>
    Array.from({ length: count }, (_, i) => ({
      seq: String(to - i),
      time: Date.UTC(2025, 0, 8, 12) + (to - i) * 1000,
      price: (to - i) % 3 === 0 ? '100.00' : '101.00',
      quantity: '0.5',
    }))
  const sockets: { readonly handlers: SocketHandlers; readonly sent: string[] }[] = []
  const answers: { readonly request: WireRequest; readonly answer: (reply: WireReply) => void }[] = []
  const hear = (to: number, count: number): void =>
    sockets[sockets.length - 1]?.handlers.message(
      JSON.stringify({ code: LIVE.trades, obj: { tradeId: 1, trades: trades(to, count) } }),
    )
  const seconds = (): number[] =>
    all('.trades__row')
      .slice(1)
      .map((node) => {
        const [, minute, second] = /^\d\d:(\d\d):(\d\d)/.exec(node.textContent ?? '') ?? []
        return Number(minute) * 60 + Number(second)
      })
  const down = (from: number, count: number): number[] => Array.from({ length: count }, (_, i) => from - i)

  beforeEach(() => {
    sockets.length = answers.length = 0
    requested.mockImplementation((request) => new Promise((answer) => answers.push({ request, answer })))
    opened.mockImplementation((_url, handlers) => {
      const sent: string[] = []
      sockets.push({ handlers, sent })
      return { send: (text) => sent.push(text), close: () => undefined }
    })
  })
  afterEach(() => live.hide())

  it('come in at the top with an arrow against the one before', async () => {
    live.show()
    const utils = await mount(<Trades tradeId={1} stale={false} />)
    await settle(utils)
    expect(has('.book-bones')).toBe(true)
    utils.act(() => hear(4, 4))
    expect(seconds()).toEqual([4, 3, 2, 1])
    const arrows = all('.trades__price')
      .slice(1)
      .map((node) => (node.textContent ?? '').trim())
    expect(arrows).toEqual(['↑ 101.00', '↓ 100.00', '101.00', '101.00'])
    utils.act(() => hear(6, 2))
    expect(seconds()).toEqual([6, 5, 4, 3, 2, 1])
  })

  it('after a reconnection are subscribed again; what was missed is fetched, nothing is missing or doubled', async () => {
    live.show()
    const utils = await mount(<Trades tradeId={1} stale={false} />)
    await settle(utils)
    utils.act(() => sockets[0]?.handlers.open())
    utils.act(() => hear(50, 50))
    // The retry after a loss waits; coming back to the app connects anew at once, in the same way.
    utils.act(() => {
      live.hide()
      live.show()
    })
    await settle(utils)
    expect(sockets).toHaveLength(2)
    utils.act(() => sockets[1]?.handlers.open())
    expect(sockets[1]?.sent).toContain(JSON.stringify({ method: 'sub', type: SUB.trades, tradeId: 1 }))
    utils.act(() => hear(300, 50))
    expect(seconds()[0]).toBe(50)
    utils.act(() => hear(302, 2))
    const call = answers.find(({ request }) => request.url.includes('/api/ext/market/trades'))
    call?.answer({ status: 200, data: { code: 0, msg: '', obj: { tradeId: 1, trades: trades(301, 41) } } })
    await settle(utils)
    expect(seconds()).toEqual(down(302, 40))
  })

  it('lose their colour when prices are old, and say that there were none', async () => {
    live.show()
    const utils = await mount(<Trades tradeId={1} stale />)
    await settle(utils)
    utils.act(() => hear(3, 3))
    expect(has('.trades--stale')).toBe(true)
    cleanUp()
    const other = await mount(<Trades tradeId={1} stale={false} />)
    await settle(other)
    other.act(() => hear(0, 0))
    expect(textOf('.empty__title')).toBe('No trades yet')
  })
})
