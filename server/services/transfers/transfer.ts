import {
  checkPartnerAccount,
  checkPartnerAmount,
  currency,
  readAmount,
  WALLET,
  type CurrencyId,
} from '@core/domain'
import type { RequestOf, ResponseOf } from '@core/contract/schemas'
import { money, toWire, type Money } from '@core/money'
import type { Context } from '../../context'
import { AppError, refuse } from '../../http/errors'
import { limitsFor, partnerById } from '../../partners/directory'
import type { Partner } from '../../partners/types'
import type { Tx } from '../../store/db'
import type { TransferRow } from '../../store/tables/transfers'
import { currencyIdOf } from '../accounts'
import { requireIdentity } from '../identity'
import { payPartner } from './payPartner'
import { payUser } from './payUser'
import { transferOf } from './read'

type Body = RequestOf<'account.transferToThird'>

/** What is asked, as far as it can be checked without looking at balances or people. */
export type Payment = { readonly currencyId: CurrencyId; readonly amount: Money } & (
  | { readonly kind: 'user'; readonly recipientId: string }
  | { readonly kind: 'partner'; readonly partner: Partner; readonly account: string }
)

const partnerOf = (ctx: Pick<Context, 'config' | 'secrets'>, id: string | undefined): Partner => {
  const found = id ? partnerById(ctx, id) : undefined
  if (!found) throw new AppError('PARTNER_REQUIRED')
  return found
}

/** @throws AppError RECIPIENT_REQUIRED, PARTNER_..., AMOUNT_... */
export const readPayment = (ctx: Pick<Context, 'config' | 'secrets'>, body: Body): Payment => {
  const currencyId = currencyIdOf(body.currencyId)
  const { code, scale } = currency(currencyId)
  const partner = body.kind === 'partner' ? partnerOf(ctx, body.partnerId) : null
  const account = body.to?.trim() ?? ''
  if (partner) refuse(checkPartnerAccount(account))
  else if (!body.recipientId) throw new AppError('RECIPIENT_REQUIRED')
  const limits = partner && limitsFor(partner, currencyId)
  const { amount, problem } = readAmount(body.amount, scale)
  if (!amount) throw new AppError(problem.code, problem.params)
  if (limits) refuse(checkPartnerAmount(amount, limits, code))
  return partner
    ? { kind: 'partner', partner, account, currencyId, amount }
    : { kind: 'user', recipientId: body.recipientId ?? '', currencyId, amount }
}

/** What must hold before any money is looked at. @throws AppError IDENTITY_REQUIRED */
export const admit = async (ctx: Context, userId: string, { kind }: Payment): Promise<void> => {
  if (kind === 'partner') await requireIdentity(ctx, userId)
}

const move = (ctx: Context, t: Tx, userId: string, payment: Payment): Promise<TransferRow> =>
  payment.kind === 'user'
    ? payUser(ctx, t, { userId, ...payment })
    : payPartner(ctx, t, { userId, ...payment })

/** Moves the money, within the given transaction. @returns the transfer and what the wallet has now */
export const transfer = async (
  ctx: Context,
  t: Tx,
  userId: string,
  payment: Payment,
): Promise<ResponseOf<'account.transferToThird'>> => {
  const { id } = await move(ctx, t, userId, payment)
  const balances = await ctx.ledger.balances(t, userId)
  const own = balances.find((b) => b.accountType === WALLET && b.currencyId === payment.currencyId)
  return {
    transfer: await transferOf(ctx, t, userId, id),
    available: toWire(money(own?.available ?? '0')),
    frozen: toWire(money(own?.frozen ?? '0')),
  }
}
