import type TestUtils from '@tarojs/test-utils-react'
import type { WireQuote } from '@core/contract/live'
import { PAIRS } from '@core/domain'
import { AlertForm } from '@/features/alerts/AlertForm'
import { AlertList } from '@/features/alerts/AlertList'
import { Bell } from '@/features/notifications/Bell'
import { MessageRow } from '@/features/notifications/MessageRow'
import { lineOf } from '@/features/notifications/line'
import { sentencesOf } from '@/features/notifications/sentences'
import { mergeMessages } from '@/features/notifications/useMessages'
import { putQuotes } from '@/stores/quotes'
import { session } from '@/stores/session'
import { forgetUnread, setUnread, type Notification } from '@/stores/unread'
import { all, cleanUp, find, has, mount, pageText, settle, textOf, typeInto } from './helpers'

const message = (more: Partial<Notification> = {}): Notification => ({
  ...{ id: 'a', kind: 'orderSettled', link: '/pages/cookie/index', time: 0, read: false },
  params: { what: 'optionWon', pair: 'BTC/USDT', direction: 'up', stake: '1000', result: '760' },
  ...more,
})

const quote: WireQuote = {
  ...{ tradeId: 1, tradeCurrencyName: 'BTC', currencyName: 'USDT', currentPrice: '20000', rise: null },
  ...{ usdtPirce: null, tradeNums: null, turnover: null, high: null, low: null, priceScale: 2 },
  ...{ tradable: true, stale: false, time: 1 },
}

beforeEach(() => {
  session.setState({ token: 'token', userInfo: null })
  forgetUnread()
})
afterEach(cleanUp)

describe('the bell', () => {
  it('counts live, up to 99+, and is there for users only', async () => {
    const { act } = await mount(<Bell />)
    expect(has('.bell__badge')).toBe(false)
    act(() => setUnread(3))
    expect(textOf('.bell__badge')).toBe('3')
    act(() => setUnread(100))
    expect(textOf('.bell__badge')).toBe('99+')
    act(() => session.setState({ token: null }))
    expect(has('.bell')).toBe(false)
  })
})

/** Titles as the messages have them; figures as everywhere. */
describe('a message in one line', () => {
  it.each([
    ['identity', { what: 'rejected' }, 'Identity not approved'],
    ['withdrawal', { what: 'rejected', amount: '50', currency: 'USDT' }, 'Withdrawal rejected · 50 USDT'],
    [
      'orderSettled',
      { what: 'cancelledNoTick', pair: 'BTC/USDT', quantity: '0.1' },
      'Order not filled · BTC/USDT',
    ],
    ['deposit', { what: 'belowMinimum', amount: '5', currency: 'TRX' }, 'Deposit below the minimum · 5 TRX'],
  ] as const)('says whether %s %o is good', (kind, params, line) => {
    const item = message({ kind, params })
    expect(lineOf(item)).toBe(line)
    expect(sentencesOf(item).title).toBe(line.split(' · ')[0])
  })

  it('that ends with a figure is told by its sign, one that is not known by its kind', () => {
    expect(lineOf(message())).toBe('Order · BTC/USDT · +760.00 USDT')
    expect(lineOf(message({ kind: 'identity', params: { what: 'fromTomorrow' } }))).toBe('Identity')
  })
})

describe('a message', () => {
  it('says what happened with figures as they are shown everywhere, and is marked while unread', async () => {
    await mount(<MessageRow item={message()} onOpen={() => undefined} />)
    expect(textOf('.message__title')).toBe('Option won')
    expect(textOf('.message__text')).toBe('BTC/USDT call over 1,000 USDT: +760.00 USDT')
    expect(has('.message__dot')).toBe(true)
  })

  it('that is read has no mark; one that this app does not know has the name of its kind', async () => {
    await mount(
      <MessageRow
        item={message({ params: { what: 'fromTomorrow' }, read: true })}
        onOpen={() => undefined}
      />,
    )
    expect(textOf('.message__title')).toBe('Orders')
    expect(has('.message__text')).toBe(false)
    expect(has('.message__dot')).toBe(false)
  })

  it('stands once in the list, in its newest state, read where it was read here', () => {
    const known = [message({ id: 'b' }), message({ id: 'a' })]
    const fresh = [message({ id: 'c' }), message({ id: 'b', read: true })]
    const merged = mergeMessages(known, fresh, new Set(['a']))
    expect(merged.map(({ id, read }) => [id, read])).toEqual([
      ['c', false],
      ['b', true],
      ['a', true],
    ])
  })
})

describe('price alerts', () => {
  const change = jest.fn((_: unknown) => Promise.resolve(null))
  const chip = (text: string): HTMLElement => {
    const found = all('.chip').find((one) => one.textContent === text)
    if (!found) throw new Error(`no chip ${text}`)
    return found
  }
  const open = async (): Promise<TestUtils> => {
    putQuotes([quote])
    return mount(<AlertForm pair={PAIRS[0]} onPair={() => undefined} busy={false} change={change} />)
  }

  it('take a distance from the price now, say when they tell, and are sent as shown', async () => {
    const utils = await open()
    utils.fireEvent.click(chip('+1%'))
    expect(pageText()).toContain('Told when BTC/USDT rises to 20,200.00')
    utils.fireEvent.click(find('[data-testid="set-alert"]'))
    await settle(utils)
    expect(change).toHaveBeenCalledWith({ add: { tradeId: 1, price: '20200', repeats: false } })
  })

  it('refuse at once what the server would refuse', async () => {
    const utils = await open()
    typeInto(utils, find('input'), '20000')
    expect(pageText()).toContain('That is the price right now.')
    typeInto(utils, find('input'), '1999.99')
    expect(pageText()).toContain('2,000.00 to 200,000.00')
  })

  it('that rest say at which price they are armed again', async () => {
    const alert = {
      ...({
        id: 'x',
        tradeId: 1,
        direction: 'above',
        price: '20000.00',
        repeats: true,
        armed: false,
      } as const),
      ...{ rearmPrice: '19900.00', time: 0, firedAt: 0 },
    }
    await mount(<AlertList list={[alert]} change={change} />)
    expect(pageText()).toContain('Told; waits until the price is back at 19,900.00')
    expect(pageText()).toContain('1 of 20')
  })
})
