import type { RequestOf, ResponseOf } from '@core/contract/schemas'
import type { Lang } from '@core/domain'
import {
  CONTRACT_ORDER_STATES,
  ORDER_STATUS,
  sideOf,
  type PubType,
  type TradeType,
} from '@core/domain/contracts'
import type { Context } from '../../context'
import { isPaused } from '../../contracts/paused'
import { pageOfCloses, pageOfOrders, pageOfPositions } from '../../contracts/rows'
import { contractSettings } from '../../contracts/settings'
import { wireClose, wireContractOrder, wirePosition } from '../../contracts/wire'
import { offeredPair } from './terms'

/** Working and past orders of a user, newest first. */
export const listContractOrders = async (
  { db }: Pick<Context, 'db'>,
  lang: Lang,
  userId: string,
  request: RequestOf<'usdt.tradeList'>,
): Promise<ResponseOf<'usdt.tradeList'>> => {
  const { tradeId, tradeType, pubType, status, pageNum, pageSize } = request
  const state = CONTRACT_ORDER_STATES.find((name) => ORDER_STATUS[name] === status)
  const filter = { tradeId, state, pageNum, pageSize }
  const page = await pageOfOrders(db, userId, {
    ...filter,
    tradeType: tradeType as TradeType | undefined,
    pubType: pubType as PubType | undefined,
  })
  const list = page.rows.map((row) => wireContractOrder(lang, row))
  return { list, pages: page.pages, total: page.total }
}

/** Open positions of a user, newest first. */
export const listPositions = async (
  ctx: Pick<Context, 'db' | 'market'>,
  lang: Lang,
  userId: string,
  request: RequestOf<'usdt.orderList'>,
): Promise<ResponseOf<'usdt.orderList'>> => {
  const page = await pageOfPositions(ctx.db, userId, request)
  const list = page.rows.map((row) => wirePosition(ctx, lang, row))
  return { list, pages: page.pages, total: page.total }
}

/** What a user closed, newest first. */
export const listCloses = async (
  { db }: Pick<Context, 'db'>,
  lang: Lang,
  userId: string,
  { tradeType, ...filter }: RequestOf<'usdt.getHistory'>,
): Promise<ResponseOf<'usdt.getHistory'>> => {
  const side = tradeType === undefined ? undefined : sideOf(tradeType as TradeType)
  const page = await pageOfCloses(db, userId, { ...filter, side })
  return { list: page.rows.map((row) => wireClose(lang, row)), pages: page.pages, total: page.total }
}

/** The terms of a pair, and whether orders are taken now. */
export const contractConfig = async (
  ctx: Pick<Context, 'db' | 'market' | 'config'>,
  id: number,
): Promise<ResponseOf<'usdt.contractConfig'>> => {
  const { tradeId, pair, terms } = offeredPair(ctx, id)
  return {
    tradeId,
    rate: terms.feeRate,
    usdtBase: terms.multiplier,
    maintenanceRate: terms.maintenanceRate,
    liquidationRate: terms.liquidationFeeRate,
    profitCap: terms.profitCap,
    slippage: terms.slippage,
    maxSlippage: terms.maxSlippage,
    quantityScale: terms.quantityScale,
    priceScale: pair.priceScale,
    minQuantity: terms.minQuantity,
    maxQuantity: terms.maxQuantity,
    levers: [...terms.levers],
    tradable: ctx.market.tradable(tradeId),
    paused: await isPaused(ctx.db),
    stale: ctx.market.isStale(tradeId),
  }
}

/** The leverages of a pair, or of all pairs together, in order of size. */
export const leverList = (
  ctx: Pick<Context, 'config'>,
  tradeId: number | undefined,
): ResponseOf<'search.leverList'> => {
  const terms =
    tradeId === undefined ? contractSettings(ctx.config.profile) : [offeredPair(ctx, tradeId).terms]
  const levers = [...new Set(terms.flatMap((t) => t.levers))].sort((a, b) => a - b)
  return levers.map((lever, i) => ({ id: i + 1, lever }))
}
