import { termsOf, type ContractConfig } from '@/features/contracts/terms'
import { FRESH, type TicketState } from '@/features/contracts/ticket/state'
import type { Closed } from '@/features/contracts/feed/news'
import type { Position, WorkingOrder } from '@/stores/positions'

/** BTC/USDT as the server offers it. */
export const CONFIG: ContractConfig = {
  tradeId: 1,
  rate: '0.0005',
  usdtBase: '1',
  maintenanceRate: '0.004',
  liquidationRate: '0.002',
  profitCap: '9',
  slippage: '0.002',
  maxSlippage: '0.01',
  quantityScale: 4,
  priceScale: 2,
  minQuantity: '0.0001',
  maxQuantity: '5',
  levers: [1, 2, 5, 10, 20, 50, 100],
  tradable: true,
  paused: false,
  stale: false,
}
export const TERMS = termsOf(CONFIG)
export const LAST = '22440.51'

export const ticket = (change: Partial<TicketState> = {}): TicketState => ({
  ...FRESH,
  lever: 20,
  quantity: '0.02',
  slippage: '0.002',
  ...change,
})

const HEAD = { tradeId: 1, tradeTypeStr: '', tradeName: 'BTC/USDT', lever: 20, createTime: 1_000 } as const

/** A long of 0.04 BTC at 22,318.00. */
export const position = (change: Partial<Position> = {}): Position => ({
  ...HEAD,
  id: 'p1',
  tradeType: 1,
  openPrice: '22318.00',
  curQuantity: '0.04',
  closingQuantity: '0',
  guarantee: '44.636',
  maxProfit: '401.724',
  openCharge: '0.44636',
  currentPrice: LAST,
  actualProfit: '4.9004',
  actualPercent: '10.97',
  riskRate: '7.25',
  expectClosePrice: '21287.25',
  capPrice: '32361.10',
  breakEvenPrice: '22340.33',
  winPrice: null,
  lostPrice: null,
  ...change,
})

export const order = (change: Partial<WorkingOrder> = {}): WorkingOrder => ({
  ...HEAD,
  id: 'o1',
  tradeType: 1,
  pubType: 2,
  pubQuantity: '0.02',
  pubPrice: '22000.00',
  guarantee: '22',
  winPrice: null,
  lostPrice: null,
  status: 0,
  cancelReason: null,
  positionId: null,
  tradePrice: null,
  charge: '0',
  finishTime: null,
  ...change,
})

/** 0.02 BTC of the long, closed at 22,440.51. */
export const closed = (change: Partial<Closed> = {}): Closed => ({
  ...HEAD,
  id: 'c1',
  positionId: 'p1',
  tradeType: 3,
  reason: 'order',
  closeTime: 2_000,
  openPrice: '22318.00',
  closePrice: LAST,
  tickPrice: '22441.63',
  tickSeq: '77',
  closeQuantity: '0.02',
  guarantee: '22.318',
  profit: '2.4502',
  profitRate: '10.97',
  openCharge: '0.22318',
  closeCharge: '0.224406',
  liquidationCharge: '0',
  credited: '24.543794',
  ...change,
})
