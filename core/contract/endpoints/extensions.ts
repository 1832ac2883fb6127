import { user, visitor, type Endpoint } from './endpoint'

/** Calls which the product's list lacks, all under /api/ext/. */
export const extensions = {
  'ext.pairs': visitor(
    'extension',
    'GET /api/ext/market/pairs',
    'All pairs with 24 h figures and a sparkline',
    { extension: true },
  ),
  'ext.candles': visitor('extension', 'GET /api/ext/market/candles', 'Candles of a pair and period', {
    extension: true,
  }),
  'ext.clock': visitor('extension', 'GET /api/ext/clock', 'Server and market clock', { extension: true }),
  'ext.demoInbox': visitor(
    'extension',
    'GET /api/ext/demo/inbox',
    'Codes this browser asked for (demo only)',
    { extension: true },
  ),
  'ext.recipient': user(
    'extension',
    'POST /api/ext/account/recipient',
    'Whom an email, phone or UID belongs to, before a transfer',
    { extension: true },
  ),
  'ext.partners': user('extension', 'GET /api/ext/partners', 'Partners that can be paid', {
    extension: true,
  }),
  'ext.removeAddress': user(
    'extension',
    'POST /api/ext/wallet/address/remove',
    'Remove a bound withdrawal address',
    { extension: true },
  ),
  'ext.bankCards': user('extension', 'GET /api/ext/bank/cards', 'Own bank cards', { extension: true }),
  'ext.addBankCard': user('extension', 'POST /api/ext/bank/card', 'Add a bank card', { extension: true }),
  'ext.removeBankCard': user('extension', 'POST /api/ext/bank/card/remove', 'Remove a bank card', {
    extension: true,
  }),
  'ext.fundsExport': user(
    'extension',
    'GET /api/ext/assets/export',
    'Fund entries as a CSV file, newest first, at most 100,000',
    { extension: true, file: 'text/csv' },
  ),
  'ext.liabilities': visitor(
    'extension',
    'GET /api/ext/liabilities',
    'Proof of liabilities: every published root, newest first',
    { extension: true },
  ),
  'ext.liabilitiesProof': user(
    'extension',
    'GET /api/ext/liabilities/proof',
    'Proof of liabilities: own leaf and its path to the root',
    { extension: true },
  ),
  'ext.liabilitiesFile': visitor(
    'extension',
    'GET /api/ext/liabilities/file',
    'Proof of liabilities: first line of the exported tree',
    { extension: true },
  ),
  'ext.demoDeposit': user(
    'extension',
    'POST /api/ext/demo/deposit',
    'Send a test deposit to the own address (demo only)',
    { extension: true, idempotent: true },
  ),
  'ext.cancelWithdrawal': user(
    'extension',
    'POST /api/ext/wallet/withdraw/cancel',
    'Cancel an own withdrawal while it is pending',
    { extension: true, idempotent: true },
  ),
  'ext.riskStatement': user(
    'extension',
    'GET /api/ext/risk/statement',
    'The risk statement to be read before the first trade; POST accepts the version that was read',
    { extension: true, also: ['POST'] },
  ),
  'ext.limits': user(
    'extension',
    'GET /api/ext/user/limits',
    'Own trading limits and what of them is used today; POST changes one thing',
    { extension: true, also: ['POST'] },
  ),
  'ext.rates': visitor(
    'extension',
    'GET /api/ext/rates',
    'Rates and margins of the house, from the settings that its engines use',
    { extension: true },
  ),
  'ext.trades': visitor('extension', 'GET /api/ext/market/trades', 'Last trades of a pair, newest first', {
    extension: true,
  }),
  'ext.favourites': user(
    'extension',
    'GET /api/ext/user/favourites',
    'Starred pairs; POST sets and removes stars',
    { extension: true, also: ['POST'] },
  ),
  'ext.receiptKeys': visitor(
    'extension',
    'GET /api/ext/receipts/keys',
    'Keys that sign receipts of options, the present one first',
    { extension: true },
  ),
} as const satisfies Record<string, Endpoint>
