import type { AccessTables } from './tables/access'
import type { AddressesTables } from './tables/addresses'
import type { AlertsTables } from './tables/alerts'
import type { ContentTables } from './tables/content'
import type { ContractsTables } from './tables/contracts'
import type { DepositsTables } from './tables/deposits'
import type { FairnessTables } from './tables/fairness'
import type { FavouritesTables } from './tables/favourites'
import type { IdentityTables } from './tables/identity'
import type { LedgerTables } from './tables/ledger'
import type { LiabilitiesTables } from './tables/liabilities'
import type { MarketTables } from './tables/market'
import type { NotificationsTables } from './tables/notifications'
import type { OperatorTables } from './tables/operator'
import type { OptionsTables } from './tables/options'
import type { PeopleTables } from './tables/people'
import type { ProfileTables } from './tables/profile'
import type { ReceiptsTables } from './tables/receipts'
import type { SecretMarksTables } from './tables/secretMarks'
import type { SwapTables } from './tables/swap'
import type { TeamTables } from './tables/team'
import type { TransferTables } from './tables/transfers'
import type { TurnsTables } from './tables/turns'
import type { WithdrawalsTables } from './tables/withdrawals'

/**
 * All tables, for the query builder. Each area describes its own in `tables/<area>.ts`
 * as `interface <Area>Tables { table_name: RowInterface }` and joins in here.
 * Bigint and numeric columns are `string` when read.
 */
export interface Schema
  extends
    AccessTables,
    AddressesTables,
    AlertsTables,
    ContentTables,
    ContractsTables,
    DepositsTables,
    FairnessTables,
    FavouritesTables,
    IdentityTables,
    LedgerTables,
    LiabilitiesTables,
    MarketTables,
    NotificationsTables,
    OperatorTables,
    OptionsTables,
    PeopleTables,
    ProfileTables,
    ReceiptsTables,
    SecretMarksTables,
    SwapTables,
    TeamTables,
    TransferTables,
    TurnsTables,
    WithdrawalsTables {}
