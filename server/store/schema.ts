import type { ContentTables } from './tables/content'
import type { LedgerTables } from './tables/ledger'
import type { MarketTables } from './tables/market'
import type { OperatorTables } from './tables/operator'
import type { OptionsTables } from './tables/options'
import type { PeopleTables } from './tables/people'

/**
 * All tables, for the query builder. Each area describes its own in `tables/<area>.ts`
 * as `interface <Area>Tables { table_name: RowInterface }` and joins in here.
 * Bigint and numeric columns are `string` when read.
 */
export interface Schema
  extends ContentTables, LedgerTables, MarketTables, OperatorTables, OptionsTables, PeopleTables {}
