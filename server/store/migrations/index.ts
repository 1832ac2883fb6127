import * as ledger from './001_ledger'
import * as market from './010_market'
import * as content from './025_content'
import * as options from './030_options'
import * as people from './020_people'
import * as security from './040_security'
import * as deposits from './050_deposits'
import * as addresses from './055_addresses'
import * as withdrawals from './060_withdrawals'
import * as transfers from './070_transfers'
import * as swap from './080_swap'
import * as funds from './090_funds'
import * as liabilities from './095_liabilities'
import * as contracts from './100_contracts'
import * as fairness from './110_fairness'
import * as favourites from './115_favourites'
import * as receipts from './120_receipts'
import * as profile from './135_profile'
import * as contentMore from './150_content'
import * as identity from './140_identity'
import * as team from './145_team'
import * as access from './130_access'
import * as notifications from './160_notifications'
import * as alerts from './165_alerts'
import * as limits from './175_limits'
import * as turns from './180_turns'
import * as secretMarks from './185_secret_marks'

export interface Migration {
  name: string
  sql: string
}

/**
 * In the order they run; each file exports `sql`, plain SQL without plpgsql. Each area keeps its own:
 * 001 ledger, 010 market, 020 people, 025 content, 030 options, 040 security, 050 deposits, 055 addresses, 060 withdrawals, 070 transfers, 080 swap, 090 funds, 095 liabilities, 100 contracts, 110 fairness, 115 favourites, 120 receipts, 130 access, 135 profile, 140 identity, 145 team, 160 notifications, 165 alerts, 175 limits, 180 turns, 185 secret marks. A migration that reached anybody never changes (test/server/migrations.test.ts holds their sums, and so does every database);
 * a later one follows it.
 */
export const MIGRATIONS: readonly Migration[] = [
  { name: '001_ledger', sql: ledger.sql },
  { name: '010_market', sql: market.sql },
  { name: '020_people', sql: people.sql },
  { name: '025_content', sql: content.sql },
  { name: '030_options', sql: options.sql },
  { name: '040_security', sql: security.sql },
  { name: '050_deposits', sql: deposits.sql },
  { name: '055_addresses', sql: addresses.sql },
  { name: '060_withdrawals', sql: withdrawals.sql },
  { name: '070_transfers', sql: transfers.sql },
  { name: '080_swap', sql: swap.sql },
  { name: '090_funds', sql: funds.sql },
  { name: '095_liabilities', sql: liabilities.sql },
  { name: '100_contracts', sql: contracts.sql },
  { name: '110_fairness', sql: fairness.sql },
  { name: '115_favourites', sql: favourites.sql },
  { name: '120_receipts', sql: receipts.sql },
  { name: '130_access', sql: access.sql },
  { name: '135_profile', sql: profile.sql },
  { name: '140_identity', sql: identity.sql },
  { name: '145_team', sql: team.sql },
  { name: '150_content', sql: contentMore.sql },
  { name: '160_notifications', sql: notifications.sql },
  { name: '165_alerts', sql: alerts.sql },
  { name: '175_limits', sql: limits.sql },
  { name: '180_turns', sql: turns.sql },
  { name: '185_secret_marks', sql: secretMarks.sql },
]
