import type { LedgerTables } from './tables/ledger'
import type { MarketTables } from './tables/market'

/**
 * All tables, for the query builder. Each area describes its own in `tables/<area>.ts`
 * as `interface <Area>Tables { table_name: RowInterface }` and joins in here.
 * Bigint and numeric columns are `string` when read.
 */
export interface Schema extends LedgerTables, MarketTables {}
