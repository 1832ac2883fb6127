import { money, toWire } from '@core/money'
import { USDT, WALLET, withdrawalBind, type CurrencyId, type NetworkId } from '@core/domain'
import type { RequestOf, ResponseOf } from '@core/contract/schemas'
import type { Environment } from '@server/config'
import { audit, isClean } from '@server/ledger'
import { withdrawalTurn } from '@server/services/withdrawals/worker'
import type { CallOptions, Reply } from '../../helpers/client'
import { operatorOn, type TestOperator } from '../../helpers/operator'
import { openAddresses, TRON, type AddressApp, type Owner } from '../addresses/helper'
import { setTradePassword, TRADE_PASSWORD } from '../transfers/helper'

export type Requested = ResponseOf<'assets.withdraw'>
export type Withdrawal = Requested['withdrawal']
type Body = RequestOf<'assets.withdraw'>

/** A user with the demo's funds (10,000 USDT), a trade password and a bound TRON address for USDT. */
export interface Drawer extends Owner {
  addressId: string
}

export interface WithdrawDesk extends AddressApp {
  ops: TestOperator
  drawer: () => Promise<Drawer>
  /** What a form would send: 100 USDT over TRON, without a code. */
  body: (who: Drawer, fields?: Partial<Body>) => Body
  /** A code for exactly that. */
  codeFor100: (who: Drawer, fields?: { amount?: string; address?: string }) => Promise<string>
  /** Asks for a code and withdraws. */
  withdraw: (who: Drawer, fields?: Partial<Body>, options?: CallOptions) => Promise<Reply<Requested>>
  /** Withdraws, and must succeed. */
  drawn: (who: Drawer, fields?: Partial<Body>) => Promise<Withdrawal>
  one: (who: Owner, id: string) => Promise<Withdrawal>
  wallet: (who: Owner, currencyId?: CurrencyId) => Promise<{ available: string; frozen: string }>
  lines: (who: Owner) => Promise<string[]>
  /** The worker's turn. */
  turn: () => Promise<void>
}

const LINES = `
select e.fund_type, e.amount, e.bucket, e.event from entries e join accounts a on a.id = e.account_id
where a.user_id = $1 and e.ref_type = 'withdrawal' order by e.seq`

interface Line {
  fund_type: number
  amount: string
  bucket: string
  event: string
}

const textOf = ({ fund_type: type, amount, bucket, event }: Line): string =>
  `${event} ${type} ${bucket} ${toWire(money(amount))}`

export const openWithdrawals = async (env: Environment = {}): Promise<WithdrawDesk> => {
  const app = await openAddresses(env as Record<string, string>)
  const { ctx } = app
  const drawer = async (): Promise<Drawer> => {
    const who = await app.owner()
    await setTradePassword(ctx.db, ctx.secrets, who.userId)
    await app.bind(who, { network: 'tron', address: TRON })
    const [bound] = await app.ok('wallet.addresses', {}, { token: who.token })
    return { ...who, addressId: bound?.id ?? '' }
  }
  const body: WithdrawDesk['body'] = ({ addressId }, fields = {}) => ({
    ...{ currencyId: USDT, network: 'tron', addressId, amount: '100' },
    ...{ tradePassword: TRADE_PASSWORD, code: '000000' },
    ...fields,
  })
  const codeFor100: WithdrawDesk['codeFor100'] = (who, { amount = '100', address = TRON } = {}) => {
    const route = { currencyId: USDT, network: 'tron' as NetworkId }
    return app.codeFor(who, 'withdraw', withdrawalBind(route, address, money(amount)))
  }
  const withdraw: WithdrawDesk['withdraw'] = async (who, fields = {}, options = {}) => {
    const code = fields.code ?? (await codeFor100(who, { amount: fields.amount ?? '100' }))
    return app.call('assets.withdraw', body(who, { ...fields, code }), { token: who.token, ...options })
  }
  return {
    ...{ ...app, ops: operatorOn(ctx), drawer, body, codeFor100, withdraw },
    drawn: async (who, fields) => {
      const reply = await withdraw(who, fields)
      if (reply.code !== 0) throw new Error(`refused: ${reply.code} ${reply.msg}`)
      return reply.obj.withdrawal
    },
    one: async ({ token }, id) => {
      const { list } = await app.ok('assets.withdrawHistories', { id }, { token })
      const found = list.find((item) => item.kind === 'withdrawal')
      if (!found) throw new Error(`no withdrawal ${id}`)
      return found
    },
    wallet: async ({ userId }, currencyId = USDT) => {
      const balances = await ctx.ledger.balances(ctx.db, userId)
      const own = balances.find((b) => b.accountType === WALLET && b.currencyId === currencyId)
      return { available: toWire(money(own?.available ?? '0')), frozen: toWire(money(own?.frozen ?? '0')) }
    },
    lines: async ({ userId }) =>
      (await ctx.db.query<Line>('test.withdrawal.lines', LINES, [userId])).map(textOf),
    turn: () => withdrawalTurn(ctx),
    close: async () => {
      const report = await ctx.db.tx((t) => audit(t))
      await app.close()
      if (!isClean(report)) throw new Error(`the books are wrong: ${JSON.stringify(report)}`)
    },
  }
}
