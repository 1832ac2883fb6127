import type { CurrencyId } from '@core/domain'
import type { Queries } from '../store/db'

/** What an audit found wrong; all empty when the books are right. */
export interface AuditReport {
  accounts: number
  entries: number
  /** Accounts whose balance is not the sum of their entries. */
  wrongBalances: string[]
  /** Lines whose running balance or number does not follow from the line before. */
  wrongLines: { accountId: string; seq: string }[]
  /** Movements that do not sum to zero in a currency. */
  wrongMovements: string[]
  /** Currencies whose accounts do not sum to zero. */
  wrongCurrencies: CurrencyId[]
}

const COUNTS = `
select (select count(*) from accounts)::int as accounts, (select count(*) from entries)::int as entries`

const WRONG_BALANCES = `
select a.id from accounts a
left join (
  select account_id, count(*) as lines,
         coalesce(sum(amount) filter (where bucket = 'available'), 0) as available,
         coalesce(sum(amount) filter (where bucket = 'frozen'), 0) as frozen
  from entries group by account_id
) e on e.account_id = a.id
where a.available <> coalesce(e.available, 0) or a.frozen <> coalesce(e.frozen, 0) or a.seq <> coalesce(e.lines, 0)
order by a.id limit 100`

const WRONG_LINES = `
select account_id as "accountId", seq from (
  select account_id, seq, balance_after,
         sum(amount) over (partition by account_id, bucket order by seq) as expected,
         row_number() over (partition by account_id order by seq) as position
  from entries
) e
where balance_after <> expected or seq <> position
order by account_id, seq limit 100`

const WRONG_MOVEMENTS = `
select distinct e.tx_id from entries e join accounts a on a.id = e.account_id
group by e.tx_id, a.currency_id having sum(e.amount) <> 0 limit 100`

const WRONG_CURRENCIES = `
select currency_id from accounts group by currency_id having sum(available + frozen) <> 0 order by currency_id`

/** Recomputes every balance from the entries and compares. Reads only; run it in one transaction for one moment. */
export const audit = async (q: Queries): Promise<AuditReport> => {
  const [counts] = await q.query<{ accounts: number; entries: number }>('audit.counts', COUNTS)
  const balances = await q.query<{ id: string }>('audit.balances', WRONG_BALANCES)
  const wrongLines = await q.query<{ accountId: string; seq: string }>('audit.lines', WRONG_LINES)
  const movements = await q.query<{ tx_id: string }>('audit.movements', WRONG_MOVEMENTS)
  const currencies = await q.query<{ currency_id: CurrencyId }>('audit.currencies', WRONG_CURRENCIES)
  return {
    accounts: counts?.accounts ?? 0,
    entries: counts?.entries ?? 0,
    wrongBalances: balances.map((row) => row.id),
    wrongLines,
    wrongMovements: movements.map((row) => row.tx_id),
    wrongCurrencies: currencies.map((row) => row.currency_id),
  }
}

/** True when an audit found nothing. */
export const isClean = (report: AuditReport): boolean =>
  report.wrongBalances.length +
    report.wrongLines.length +
    report.wrongMovements.length +
    report.wrongCurrencies.length ===
  0
