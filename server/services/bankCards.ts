import { checkBank, checkCardNumber, checkHolder, MAX_CARDS, normaliseCard } from '@core/domain'
import type { RequestOf, ResponseOf } from '@core/contract/schemas'
import type { Context } from '../context'
import { AppError, refuse } from '../http/errors'
import type { Queries } from '../store/db'
import { uuidv7 } from '../store/ids'
import type { BankCardRow } from '../store/tables/addresses'
import { lockUser } from './lockUser'
import { seal, unseal } from './seal'

type Parts = Pick<Context, 'db' | 'clock' | 'secrets'>
type CardView = ResponseOf<'ext.addBankCard'>

const placeOf = (id: string): string => `bank_cards/${id}/number`

/** The user's cards, newest first; of the number only the last four digits. */
export const cardsOf = async ({ db }: Pick<Context, 'db'>, userId: string): Promise<CardView[]> =>
  (await rowsOf(db, userId)).map(viewOf)

/** @throws AppError CARD_... */
export const addCard = async (
  { db, clock, secrets }: Parts,
  userId: string,
  request: RequestOf<'ext.addBankCard'>,
): Promise<CardView> => {
  const [holder, bank, digits] = [
    request.holder.trim(),
    request.bank.trim(),
    normaliseCard(request.cardNumber),
  ]
  refuse(checkHolder(holder))
  refuse(checkBank(bank))
  refuse(checkCardNumber(digits))
  const id = uuidv7()
  return db.tx(async (t) => {
    await lockUser(t, userId)
    refuseUnfit(secrets, await rowsOf(t, userId), digits)
    const row = await t.kysely
      .insertInto('bank_cards')
      .values({
        id,
        user_id: userId,
        holder,
        bank,
        last4: digits.slice(-4),
        sealed_number: seal(secrets, placeOf(id), digits),
        created_at: String(clock.now()),
        removed_at: null,
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    return viewOf(row)
  })
}

/** The number is forgotten. Removing twice is removing once. @throws AppError NOT_FOUND for a card of nobody or others */
export const removeCard = async (
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  userId: string,
  id: string,
): Promise<void> => {
  const known = await db.query('cards.remove', REMOVE, [id, userId, clock.now()])
  if (known.length === 0) throw new AppError('NOT_FOUND')
}

/** The id is compared as text: one that is no uuid is unknown and no mistake of ours. */
const REMOVE = `
update bank_cards set sealed_number = null, removed_at = coalesce(removed_at, $3)
where id::text = $1 and user_id = $2 returning id`

const rowsOf = (q: Queries, userId: string): Promise<BankCardRow[]> =>
  q.kysely
    .selectFrom('bank_cards')
    .selectAll()
    .where('user_id', '=', userId)
    .where('removed_at', 'is', null)
    .orderBy('id', 'desc')
    .execute()

/** Few cards with the same last digits: they are opened, so that no trace of the number needs to be kept for comparing. */
const refuseUnfit = (secrets: Parts['secrets'], cards: readonly BankCardRow[], digits: string): void => {
  const same = cards.some(
    ({ id, last4, sealed_number: sealed }) =>
      last4 === digits.slice(-4) && sealed !== null && unseal(secrets, placeOf(id), sealed) === digits,
  )
  if (same) throw new AppError('CARD_TAKEN')
  if (cards.length >= MAX_CARDS) throw new AppError('CARD_LIMIT', { max: String(MAX_CARDS) })
}

const viewOf = ({ id, holder, bank, last4, created_at }: BankCardRow): CardView => ({
  id,
  holder,
  bank,
  last4,
  createdAt: Number(created_at),
})
