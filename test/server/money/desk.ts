import { randomUUID } from 'node:crypto'
import type { RequestOf, ResponseOf } from '@core/contract/schemas'
import { OPTIONS, USDT, WALLET, type AccountTypeId, type CurrencyId } from '@core/domain'
import { money, toWire } from '@core/money'
import { openDemoKey } from '@server/chain/keys'
import { seedOptions } from '@server/options/seed'
import { DEFAULT_OPTIONS } from '@server/options/settings'
import { idempotent } from '@server/services/idempotent'
import { seedSwap } from '@server/services/swap/seed'
import { readPayment, transfer } from '@server/services/transfers/transfer'
import { takeWithdrawal } from '@server/services/withdrawals/request'
import { NOON } from '../../helpers/context'
import { readRisk } from '../../helpers/risk'
import { putTick } from '../../helpers/ticks'
import { partnerSettings, TRADE_PASSWORD } from '../transfers/helper'
import { openWithdrawals, type Drawer, type WithdrawDesk } from '../withdrawals/desk'
import { PRICES } from '../swap/desk'

type Transfer = RequestOf<'account.transferToThird'>

/** Every way out of a balance, on one server: a market that stands still, a partner that does not answer. */
export interface MoneyDesk extends WithdrawDesk {
  /** Whom `who` may pay. */
  recipient: (who: Drawer, other: Drawer) => Promise<string>
  /**
   * A transfer as the call makes it once the trade password is passed, which is slow on purpose and takes no two tries
   * at the same moment.
   */
  send: (
    who: Drawer,
    fields: Partial<Transfer>,
    key?: string,
  ) => Promise<ResponseOf<'account.transferToThird'>>
  /** A withdrawal as the call makes it once the trade password and the code are passed. */
  take: (who: Drawer, amount: string, key?: string) => Promise<ResponseOf<'assets.withdraw'>>
  /** Available and frozen of an account. */
  balance: (who: Drawer, accountType: AccountTypeId, currencyId?: CurrencyId) => Promise<[string, string]>
}

export const openMoney = async (): Promise<MoneyDesk> => {
  const desk = await openWithdrawals(partnerSettings('http://127.0.0.1:9/', '1000000'))
  const { ctx } = desk
  ctx.market.prices = { ...PRICES }
  await seedSwap(ctx)
  await seedOptions(ctx, DEFAULT_OPTIONS)
  await openDemoKey(ctx.db, 'tron')
  await putTick(ctx.db, NOON, PRICES[5])
  return {
    ...desk,
    drawer: async () => {
      const who = await desk.drawer()
      await readRisk(ctx.db, who.userId)
      return who
    },
    recipient: async ({ token }, { userId }) => {
      const [other] = await ctx.db.query<{ uid: string }>('test.uid', 'select uid from users where id = $1', [
        userId,
      ])
      const typed = { method: 'uid' as const, account: other?.uid ?? '' }
      return (await desk.ok('ext.recipient', typed, { token })).recipientId
    },
    send: ({ userId }, fields, key = randomUUID()) => {
      const sent = { kind: 'user', currencyId: USDT, amount: '1', tradePassword: TRADE_PASSWORD } as const
      const body: Transfer = { ...sent, ...fields }
      const call = { session: { id: null, userId }, call: 'account.transferToThird', key, body } as const
      return idempotent(ctx, call, (t) => transfer(ctx, t, userId, readPayment(ctx, body)))
    },
    take: (who, amount, key = randomUUID()) => {
      const body = desk.body(who, { amount })
      const call = { session: { id: null, userId: who.userId }, call: 'assets.withdraw', key, body } as const
      return idempotent(ctx, call, (t) => takeWithdrawal(ctx, t, who.userId, body))
    },
    balance: async ({ userId }, accountType, currencyId = USDT) => {
      const balances = await ctx.ledger.balances(ctx.db, userId)
      const found = balances.find((b) => b.accountType === accountType && b.currencyId === currencyId)
      return [toWire(money(found?.available ?? 'none')), toWire(money(found?.frozen ?? 'none'))]
    },
  }
}

/** Moves USDT between wallet and options account, by the call. */
export const moveBody = (amount: string, from: AccountTypeId = WALLET) => ({
  ...{ from, to: from === WALLET ? OPTIONS : WALLET, currencyId: USDT, amount },
})

/** A call of 900 s on BTC. */
export const ticket = (quantity: string): RequestOf<'options.order'> => ({
  ...{ areaId: '1', tradeId: 1, duration: 900, direction: 'up', quantity, accountType: OPTIONS },
})
