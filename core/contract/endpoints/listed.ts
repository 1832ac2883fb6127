import { user, visitor, type Endpoint } from './endpoint'

/** The product's own list of calls. */
export const listed = {
  'account.assets': user('account', 'GET /api/account/{id}/assets', 'Assets of one account type'),
  'account.totalAssets': user('account', 'GET /api/account/total/assets', 'Totals over all account types'),
  'account.typeList': user('account', 'GET /api/account/type/list', 'Account types'),
  'account.typeAssets': user('account', 'GET /api/account/type/assets', 'Assets grouped by account type'),
  'account.one': user(
    'account',
    'GET /api/account/{a}/{b}',
    'Account type a, currency b, with its latest entries',
  ),
  'account.oneAssets': user(
    'account',
    'GET /api/account/{a}/{b}/assets',
    'Available, frozen and total of one account',
  ),
  'account.fundsMovement': user(
    'account',
    'POST /api/account/funds/movement',
    'Move funds between own account types',
    { idempotent: true },
  ),
  'account.transferToThird': user(
    'account',
    'POST /api/account/transfer-to-third',
    'Pay another user or a partner',
    { idempotent: true },
  ),
  'account.transferToThirdHistory': user(
    'account',
    'GET /api/account/transfer-to-third-history',
    'Transfers to users and partners',
  ),

  'wallet.addAddress': user('wallet', 'POST /api/wallet/withdraw/address', 'Bind a withdrawal address'),
  'wallet.addresses': user('wallet', 'GET /api/wallet/withdraw/addresses', 'Bound withdrawal addresses'),
  'wallet.rechargeAddress': user('wallet', 'GET /api/wallet/{id}/recharge/address', 'Own deposit address'),
  'wallet.withdrawPreData': user(
    'wallet',
    'GET /api/wallet/withdraw/{id}/pre-data',
    'Minimum, fee and limits of a withdrawal',
  ),

  'assets.withdraw': user('assets', 'POST /api/assets/withdraw', 'Request a withdrawal', {
    idempotent: true,
  }),
  'assets.histories': user(
    'assets',
    'GET /api/assets/histories',
    'Fund entries, newest first. `next` as `before` reads on, without counting; by number, entries are counted up to 10,000 and `capped` says when pages by number end there',
  ),
  'assets.withdrawHistories': user('assets', 'GET /api/assets/withdraw/histories', 'Withdrawals or deposits'),
  'assets.valuation': user(
    'assets',
    'GET /api/assets/valuation/info',
    'Total valuation and profit and loss of today',
  ),

  'user.login': visitor('user', 'POST /api/user/login', 'Log in'),
  'user.logout': user('user', 'GET /api/user/logout', 'End this session'),
  'user.register': visitor('user', 'GET /api/user/register', 'Register', { post: true }),
  'user.verifySignature': visitor('user', 'GET /api/user/verify-signature', 'Log in with a bound wallet', {
    post: true,
  }),
  'user.bind': user('user', 'GET /api/user/bind', 'What is bound; binds an email, phone, wallet or inviter', {
    post: true,
  }),
  'user.forgetPassword': visitor('user', 'GET /api/user/password/forget', 'Reset a forgotten password', {
    post: true,
  }),
  'user.realname': user('user', 'GET /api/user/realname', 'Real-name verification', { post: true }),
  'user.acceptedAgreement': user(
    'user',
    'GET /api/user/accepted/agreement',
    'Accepted agreement versions; POST accepts one',
    { also: ['POST'] },
  ),
  'user.info': user('user', 'GET /api/user/info', 'Own profile'),
  'user.statistics': user('user', 'GET /api/user/statistics', 'Own trading statistics'),
  'user.inviteInfo': user('user', 'GET /api/user//invite/info', 'Invite code, link and counts'),

  'verification.captcha': visitor(
    'verification',
    'GET /api/verification/captcha',
    'Challenge of the proof-of-work captcha',
  ),
  'verification.code': visitor(
    'verification',
    'POST /api/verification/code',
    'Send a code to an address that is not yet proven',
  ),
  'verification.sendToMe': user(
    'verification',
    'POST /api/verification/send-to-me',
    'Send a code to the own contact',
  ),

  'region.list': visitor('region', 'GET /api/region/list', 'Countries and regions with dial codes'),
  'config.byId': visitor('config', 'GET /api/config/by/{id}', 'A public configuration value by key'),

  'team.statistics': user('team', 'GET /api/team/statistics', 'Team figures'),
  'team.subUsers': user('team', 'GET /api/team/sub/users', 'Direct or indirect members'),
  'team.rewardList': user('team', 'GET /api/team/reward_list', 'Rewards with cause and vesting'),

  'currency.statistics': visitor(
    'currency',
    'GET /api/currency/statistics',
    'Token issuance, burn, holders, volume',
  ),
  'currency.latestPrice': visitor('currency', 'GET /api/currency/latest/price', 'Latest prices'),
  'currency.infoData': visitor('currency', 'GET /api/currency/info/data', 'Currencies, networks, minimums'),
  'currency.exchange': user(
    'currency',
    'POST /api/currency/platform/flash/exchange',
    'Execute a swap quote',
    { idempotent: true },
  ),
  'currency.exchangeData': user('currency', 'GET /api/currency/flash/exchange/data', 'Swap quote'),
  'currency.exchangeHistories': user(
    'currency',
    'GET /api/currency/flash/exchange/histories',
    'Swap records',
  ),

  'options.areaList': visitor(
    'options',
    'GET /api/options/area/list',
    'Areas with durations, rates and limits',
  ),
  'options.orderInfo': user('options', 'GET /api/options/order/info', 'One order with its ticks'),
  'options.order': user(
    'options',
    'POST /api/options/order',
    'Place an order; action cancel cancels or sells back',
    { idempotent: true },
  ),
  'options.orderList': user('options', 'GET /api/options/order/list', 'Settling orders'),
  'options.orderHistories': user(
    'options',
    'GET /api/options/order/histories',
    'Completed and cancelled orders',
  ),
  'contract.open': user('options', 'POST /api/contract/open', 'Open a contract', { idempotent: true }),

  'search.indexSlides': visitor('search', 'GET /search/indexSlides', 'Slides of the home screen'),
  'search.indexRanking': visitor('search', 'GET /search/indexRanking', 'Gainers, losers, turnover'),
  'search.indexCommTrade': visitor('search', 'GET /search/indexCommTrade', 'Hot coins'),
  'search.leverList': visitor('search', 'GET /search/leverList', 'Leverage choices'),
  'search.appVersion': visitor('search', 'GET /search/appVersion', 'Newest version'),
  'search.getContent': visitor('search', 'GET /search/getContent', 'Content of one kind; `q` searches it'),
  'search.getContentInfo': visitor('search', 'GET /search/{id}/getContentInfo', 'One content item'),
  'search.tradeInfo': visitor('search', 'GET /search/{id}/tradeInfo', 'One pair with its 24 h figures'),

  'usdt.tradeList': user('legacy', 'POST /front/usdt/tradeList', 'Working and past contract orders', {
    also: ['GET'],
  }),
  'usdt.orderList': user('legacy', 'POST /front/usdt/orderList', 'Open positions', { also: ['GET'] }),
  'usdt.close': user('legacy', 'POST /front/usdt/close', 'Close or reduce a position', {
    idempotent: true,
  }),
  'usdt.autoCloseAll': user('legacy', 'POST /front/usdt/autoCloseAll', 'Close all positions', {
    idempotent: true,
  }),
  'usdt.modifyWinLost': user('legacy', 'POST /front/usdt/modifyWinLost', 'Take-profit and stop-loss'),
  'usdt.calcWin': user('legacy', 'POST /front/usdt/calcWin', 'Expected profit of a position', {
    also: ['GET'],
  }),
  'usdt.getHistory': user('legacy', 'POST /front/usdt/getHistory', 'Closed positions', {
    also: ['GET'],
  }),
  'usdt.contractConfig': visitor(
    'legacy',
    'POST /front/usdt/{id}/contractConfig',
    'Contract terms of a pair',
    { also: ['GET'] },
  ),
  'order.publish': user('legacy', 'POST /front/order/publish', 'Limit order', { idempotent: true }),
  'order.calcWin': user('legacy', 'POST /front/order/calcWin', 'Figures of an order not yet sent', {
    also: ['GET'],
  }),
  'profile.userImage': user('legacy', 'POST /front/user/userImage', 'Upload the profile picture', {
    upload: true,
  }),
  'profile.editName': user('legacy', 'POST /front/user/editName', 'Change the nickname'),
  'profile.changeTradePassword': user(
    'legacy',
    'POST /front/user/change2Pwd',
    'Set or change the trade password',
  ),
  'profile.findTradePassword': user('legacy', 'POST /front/user/findTradePwd', 'Reset the trade password'),
  'financial.risk': user('legacy', 'POST /front/financial/risk', 'Risk rate of the contract account', {
    also: ['GET'],
  }),
} as const satisfies Record<string, Endpoint>
