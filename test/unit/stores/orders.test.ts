import type { WireOptionOrder } from '@core/contract/live'
import type * as Setup from '../api/setup'
jest.mock('@tarojs/taro', () => jest.requireActual<typeof Setup>('../api/setup').taro)
jest.mock('@/platform/document', () => ({ ownHost: () => 'http://app.test' }))
import { orders, putOrder, setOpenOrders } from '@/stores/orders'

const accepted = { id: 'a', status: 'settling', state: 'accepted', openTick: null } as WireOptionOrder
const opened: WireOptionOrder = {
  ...accepted,
  state: 'open',
  openTick: { seq: '7', time: 10_000, price: '100.00' },
}
const returned: WireOptionOrder = { ...accepted, status: 'completed', state: 'void' }

beforeEach(() => orders.setState({ open: null, finished: [] }))

it('a reply that is slower than what was pushed takes no opening price back', () => {
  putOrder(opened)
  putOrder(accepted)
  expect(orders.getState().open).toEqual({ a: opened })
  setOpenOrders([accepted])
  expect(orders.getState().open).toEqual({ a: opened })
})

it('what comes later counts: the opening price, and an end without one', () => {
  setOpenOrders([accepted])
  putOrder(opened)
  expect(orders.getState().open).toEqual({ a: opened })
  setOpenOrders([])
  putOrder(accepted)
  putOrder(returned)
  expect(orders.getState()).toEqual({ open: {}, finished: [returned] })
})
