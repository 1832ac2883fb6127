import Fastify from 'fastify'
import pino from 'pino'
import { LIVE_PATH } from '@core/contract/live'
import type { TradeId } from '@core/domain'
import { createLocalBus } from '@server/bus'
import type { Context } from '@server/context'
import { registerLive } from '@server/live'
import { houseBook } from '@server/market/book'
import { stubMarket } from '../helpers/stubMarket'

/** The live socket alone, without a database; the bench makes the prices. */
export interface LiveStage {
  /** `ws://…` of the socket. */
  readonly address: string
  /** Announces a tick of each pair with this number and price. */
  tick: (tradeIds: readonly TradeId[], count: number, price: string) => void
  close: () => Promise<void>
}

/** @param first the price before any tick */
export const openLive = async (first: string): Promise<LiveStage> => {
  const bus = createLocalBus((error) => console.error(error))
  const market = stubMarket(Date.now())
  let current = first
  market.lastTick = (tradeId) => ({ tradeId, seq: '1', time: market.time, price: current, quantity: '1' })
  market.book = (tradeId, levels) => houseBook(tradeId, current, levels)
  const ctx = {
    bus,
    market,
    clock: { now: () => Date.now() },
    log: pino(),
    config: { fiat: { currency: 'CNY', rate: null, rateDate: null } },
  } as unknown as Context
  const app = Fastify()
  const nobody = () => Promise.resolve(null)
  await registerLive(app, ctx, nobody, nobody)
  const listening = await app.listen({ host: '127.0.0.1', port: 0 })
  return {
    address: `${listening.replace('http', 'ws')}${LIVE_PATH}`,
    tick: (tradeIds, count, price) => {
      current = price
      for (const tradeId of tradeIds) {
        bus.publish('tick', { tradeId, seq: String(count), time: Date.now(), price, quantity: '1' })
      }
    },
    close: () => app.close(),
  }
}
