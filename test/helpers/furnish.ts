import { randomUUID } from 'node:crypto'
import { CONTRACT, OPTIONS, USDT, WALLET } from '@core/domain'
import type { Account } from './account'
import type { Caller } from './client'

/** Something of everything, so that lists and cards have what they are made for; the user has read the risk statement. */
export const furnish = async (caller: Caller, { token }: Account): Promise<void> => {
  const own = { token }
  const move = { from: WALLET, currencyId: USDT, amount: '500' } as const
  await caller.ok('account.fundsMovement', { ...move, to: OPTIONS }, own)
  await caller.ok('account.fundsMovement', { ...move, to: CONTRACT }, own)
  const option = { areaId: '1', tradeId: 1, direction: 'up', quantity: '10', accountType: OPTIONS } as const
  await caller.ok('options.order', { ...option, duration: 60 }, own)
  await caller.ok('options.order', { ...option, duration: 3600 }, own)
  const contract = {
    tradeId: 1,
    tradeType: 1,
    pubQuantity: '0.01',
    lever: 10,
    usdtType: 0,
    pubType: 1,
  } as const
  await caller.ok('contract.open', contract, own)
  await caller.ok('order.publish', { ...contract, pubType: 2, pubPrice: '15000' }, own)
  await caller.ok('ext.demoDeposit', { currencyId: USDT, network: 'tron', amount: '50' }, own)
  const { quoteId } = await caller.ok('currency.exchangeData', { from: USDT, to: 5, amount: '100' }, own)
  await caller.ok('currency.exchange', { quoteId }, own)
  const post = { ...own, method: 'POST' } as const
  await caller.ok('ext.alerts', { add: { tradeId: 1, price: '30000', repeats: false } }, post)
  await caller.ok('ext.limits', { maxStake: '100' }, post)
  await caller.ok('ext.supportMessages', { text: 'Hello', key: randomUUID() }, post)
}
