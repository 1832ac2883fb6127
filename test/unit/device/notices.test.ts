import type { WireOptionOrder } from '@core/contract/live'
import type * as Setup from '../api/setup'

jest.mock('@tarojs/taro', () => jest.requireActual<typeof Setup>('../api/setup').taro)

import { noticesOf } from '@/features/device/notices'

const order = (change: Partial<WireOptionOrder>): WireOptionOrder => ({
  id: '1',
  areaId: '1',
  tradeId: 1,
  direction: 'up',
  duration: 60,
  quantity: '50',
  payoutRate: '0.8',
  accountType: 1,
  status: 'settling',
  state: 'open',
  outcome: null,
  voidReason: null,
  orderTime: 1_000_000,
  openTick: null,
  settleAt: 1_062_000,
  settleTick: null,
  openPrice: null,
  currentPrice: null,
  settlePrice: null,
  profit: null,
  credited: null,
  ...change,
})

test('each order is told two seconds after its settlement, by this phone’s clock, without an amount', () => {
  const times = { market: 1_032_000, speed: 1, phone: 5_000_000 }
  expect(
    noticesOf([order({}), order({ tradeId: 2, direction: 'down', settleAt: 1_042_000 })], times),
  ).toEqual([
    {
      at: 5_032_000,
      link: '/pages/cookie/index',
      title: 'BTC/USDT option ended',
      body: 'Your BTC/USDT call has reached its settlement. Open Limelight to see the result.',
    },
    {
      at: 5_012_000,
      link: '/pages/cookie/index',
      title: 'ETH/USDT option ended',
      body: 'Your ETH/USDT put has reached its settlement. Open Limelight to see the result.',
    },
  ])
})

test.each([
  ['a market at ten times the speed', {}, { market: 1_032_000, speed: 10, phone: 0 }, 5_000],
  ['an order that has not opened', { settleAt: null }, { market: 1_000_000, speed: 1, phone: 0 }, 62_000],
  ['an order that is due', {}, { market: 1_100_000, speed: 1, phone: 7 }, 2_007],
])('%s', (_what, change, times, at) => {
  expect(noticesOf([order(change)], times).map((notice) => notice.at)).toEqual([at])
})

test('nothing is told while the market stands still', () => {
  expect(noticesOf([order({})], { market: 1_032_000, speed: 0, phone: 0 })).toEqual([])
})
