import type { TransferDirection } from '@core/domain'
import { toWire, type Money } from '@core/money'
import { AppError } from '../../http/errors'
import type { Partner, PartnerLimits } from '../../partners/types'
import type { Tx } from '../../store/db'

const DAY = 24 * 3_600_000

/** Adds to the day's sum unless that would pass the limit; parallel ones wait for each other on the row. */
const ADD = `
insert into partner_days (partner_id, currency_id, day, direction, total) values ($1, $2, $3, $4, $5)
on conflict (partner_id, currency_id, day, direction) do update set total = partner_days.total + $5
where partner_days.total + $5 <= $6
returning total`

/**
 * Counts an amount towards a partner's day (UTC). What is returned later stays counted.
 * @throws AppError PARTNER_DAY_LIMIT
 */
export const countPartnerDay = async (
  t: Tx,
  partner: Pick<Partner, 'id'>,
  { currencyId, perDay }: Pick<PartnerLimits, 'currencyId' | 'perDay'>,
  { direction, amount, now }: { direction: TransferDirection; amount: Money; now: number },
): Promise<void> => {
  const day = Math.floor(now / DAY)
  const params = [partner.id, currencyId, day, direction, toWire(amount), toWire(perDay)]
  if ((await t.query('partners.day', ADD, params)).length === 0) throw new AppError('PARTNER_DAY_LIMIT')
}
