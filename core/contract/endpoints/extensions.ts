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
  'ext.changePassword': user(
    'extension',
    'POST /api/ext/user/password',
    'Change the login password; other sessions end',
    { extension: true },
  ),
  'ext.loginSecondStep': visitor(
    'extension',
    'POST /api/ext/user/login/second-step',
    'Finish a login with a code of the authenticator app or a recovery code',
    { extension: true },
  ),
  'ext.twoStep': user('extension', 'GET /api/ext/user/two-step', 'Whether two-step sign-in is on', {
    extension: true,
  }),
  'ext.beginTwoStep': user(
    'extension',
    'POST /api/ext/user/two-step/begin',
    'Begin to set up two-step sign-in: a secret for the authenticator app',
    { extension: true },
  ),
  'ext.confirmTwoStep': user(
    'extension',
    'POST /api/ext/user/two-step/confirm',
    'Turn two-step sign-in on with a first code; answers the recovery codes',
    { extension: true },
  ),
  'ext.endTwoStep': user('extension', 'POST /api/ext/user/two-step/end', 'Turn two-step sign-in off', {
    extension: true,
  }),
  'ext.recoveryCodes': user(
    'extension',
    'POST /api/ext/user/two-step/recovery-codes',
    'Make new recovery codes; the old ones no longer work',
    { extension: true },
  ),
  'ext.devices': user('extension', 'GET /api/ext/user/devices', 'Devices that are signed in', {
    extension: true,
  }),
  'ext.signOutDevices': user(
    'extension',
    'POST /api/ext/user/devices/sign-out',
    'Sign out one other device, or all others',
    { extension: true },
  ),
  'ext.accountEvents': user(
    'extension',
    'GET /api/ext/user/events',
    'Sign-ins and changes of what protects the account, newest first',
    { extension: true },
  ),
  'ext.phishingWord': user(
    'extension',
    'GET /api/ext/user/phishing-word',
    'The word that mails to the user carry; POST sets it, an empty one removes it',
    { extension: true, also: ['POST'] },
  ),
  'ext.freezeAccount': user(
    'extension',
    'POST /api/ext/user/freeze',
    'Freeze the own account; only the operator lifts it',
    { extension: true },
  ),
  'ext.notifications': user(
    'extension',
    'GET /api/ext/notifications',
    'What happened to the account, newest first, of one kind or all, and how many are unread',
    { extension: true },
  ),
  'ext.notificationsRead': user(
    'extension',
    'POST /api/ext/notifications/read',
    'Mark own notifications as read: those named, or all',
    { extension: true },
  ),
  'ext.notificationSettings': user(
    'extension',
    'GET /api/ext/notifications/settings',
    'Which kinds of notifications are wanted; POST switches kinds on and off',
    { extension: true, also: ['POST'] },
  ),
  'ext.teamRates': visitor(
    'extension',
    'GET /api/ext/team/rates',
    'Shares of fees given as rewards, the ladder of levels and the running global pool',
    { extension: true },
  ),
  'ext.removeImage': user('extension', 'POST /api/ext/profile/image/remove', 'Remove the profile picture', {
    extension: true,
  }),
  'ext.avatar': visitor('extension', 'GET /api/ext/avatar/{id}', 'A profile picture', {
    extension: true,
    file: 'image/webp',
  }),
  'ext.unbindWallet': user(
    'extension',
    'POST /api/ext/profile/wallet/remove',
    'Unbind the wallet that signs in',
    { extension: true },
  ),
  'ext.walletNonce': visitor(
    'extension',
    'POST /api/ext/wallet/nonce',
    'A message for a wallet to sign, good once within 5 minutes',
    { extension: true },
  ),
  'ext.supportMessages': user(
    'extension',
    'GET /api/ext/support/messages',
    'Messages with customer service, the latest 50 or those before one; POST sends one, or marks all as seen',
    { extension: true, also: ['POST'] },
  ),
  'ext.enquiry': visitor(
    'extension',
    'POST /api/ext/enquiry',
    'Ask about working together; `key` is the same for a repetition',
    { extension: true },
  ),
  'ext.identityPicture': user(
    'extension',
    'POST /api/ext/user/identityPicture',
    'Upload one side of the document of a real-name verification',
    { extension: true, upload: true },
  ),
  'ext.inviteCode': visitor(
    'extension',
    'GET /api/ext/invite/code',
    'Whether an invite code is somebody’s, before registering with it',
    { extension: true },
  ),
  'ext.alerts': user(
    'extension',
    'GET /api/ext/alerts',
    'Price alerts that wait, newest first; POST adds or removes one',
    { extension: true, also: ['POST'] },
  ),
} as const satisfies Record<string, Endpoint>
