import type { CallId } from '@core/contract/endpoints'
import type { ErrorCode } from '@core/domain'
import { TRADE_PASSWORD } from '../transfers/helper'

/** What Anna has, by id. */
export interface Things {
  readonly option: string
  readonly position: string
  readonly pending: string
  readonly withdrawal: string
  readonly transfer: string
  readonly swapQuote: string
  readonly recipient: string
  readonly address: string
  readonly card: string
  readonly alert: string
  readonly device: string
  readonly front: string
  readonly back: string
  readonly notification: string
  readonly entry: string
  readonly message: string
}

/** A request that names what is somebody else's. */
interface Named {
  /** Fields that name it. */
  readonly names: readonly string[]
  readonly body: (anna: Things) => Readonly<Record<string, unknown>>
  /** How it is refused; `nothing`: it succeeds and neither shows nor changes anything of it. */
  readonly refusal: ErrorCode | 'nothing'
}

const named = (name: string, body: Named['body'], refusal: Named['refusal']): Named => ({
  names: [name],
  body,
  refusal,
})

/** Nothing of anybody is answered, whoever asks. */
export const PUBLIC = `
user.login user.register user.verifySignature user.forgetPassword verification.captcha verification.code region.list
config.byId currency.statistics currency.latestPrice currency.infoData options.areaList search.indexSlides
search.indexRanking search.indexCommTrade search.leverList search.appVersion search.getContent search.getContentInfo
search.tradeInfo usdt.contractConfig ext.pairs ext.candles ext.clock ext.demoInbox ext.liabilities ext.liabilitiesFile
ext.rates ext.trades ext.receiptKeys ext.loginSecondStep ext.teamRates ext.avatar ext.walletNonce ext.enquiry
ext.inviteCode`
  .trim()
  .split(/\s+/)

/** The caller's alone: no field names anything of anybody. */
export const OWN = `
account.assets account.totalAssets account.typeList account.typeAssets account.one account.oneAssets
account.fundsMovement wallet.addAddress wallet.addresses wallet.rechargeAddress wallet.withdrawPreData
assets.valuation user.logout user.bind user.acceptedAgreement user.info user.statistics user.inviteInfo
verification.sendToMe team.statistics team.subUsers team.rewardList currency.exchangeData currency.exchangeHistories
options.orderList options.orderHistories contract.open usdt.tradeList usdt.orderList usdt.autoCloseAll usdt.getHistory
order.publish order.calcWin profile.userImage profile.editName profile.changeTradePassword profile.findTradePassword
financial.risk ext.recipient ext.partners ext.bankCards ext.addBankCard ext.fundsExport ext.liabilitiesProof
ext.demoDeposit ext.riskStatement ext.limits ext.favourites ext.changePassword ext.twoStep ext.beginTwoStep
ext.confirmTwoStep ext.endTwoStep ext.recoveryCodes ext.devices ext.accountEvents ext.phishingWord ext.freezeAccount
ext.notifications ext.notificationSettings ext.removeImage ext.unbindWallet ext.identityPicture`
  .trim()
  .split(/\s+/)

const money = { currencyId: 1, amount: '1', tradePassword: TRADE_PASSWORD }
const withdrawal = { ...money, network: 'tron', amount: '100', code: '000000' }
const form = { name: 'Li Mei', idNumber: '11010519491231002X', document: 'idCard' }

/** Calls with fields that name something that belongs to a user. */
export const NAMED: Partial<Record<CallId, readonly Named[]>> = {
  'account.transferToThird': [
    named(
      'recipientId',
      ({ recipient }) => ({ ...money, kind: 'user', recipientId: recipient }),
      'RECIPIENT_EXPIRED',
    ),
  ],
  'account.transferToThirdHistory': [named('id', ({ transfer: id }) => ({ id }), 'nothing')],
  'assets.withdraw': [
    named('addressId', ({ address }) => ({ ...withdrawal, addressId: address }), 'WITHDRAW_ADDRESS_UNKNOWN'),
  ],
  'assets.histories': [named('before', ({ entry }) => ({ before: entry }), 'nothing')],
  'assets.withdrawHistories': [named('id', ({ withdrawal: id }) => ({ id }), 'nothing')],
  'user.realname': [
    {
      names: ['front', 'back'],
      body: ({ front, back }) => ({ ...form, front, back }),
      refusal: 'IDENTITY_PICTURE_GONE',
    },
  ],
  'currency.exchange': [named('quoteId', ({ swapQuote }) => ({ quoteId: swapQuote }), 'QUOTE_EXPIRED')],
  'options.orderInfo': [named('id', ({ option: id }) => ({ id }), 'ORDER_NOT_FOUND')],
  'options.order': [
    named('orderId', ({ option }) => ({ action: 'cancel', orderId: option }), 'ORDER_NOT_FOUND'),
  ],
  'usdt.close': [
    named('orderId', ({ position }) => ({ orderId: position }), 'POSITION_NOT_FOUND'),
    named('cancelId', ({ pending }) => ({ cancelId: pending }), 'ORDER_NOT_FOUND'),
  ],
  'usdt.modifyWinLost': [
    named('orderId', ({ position }) => ({ orderId: position, winPrice: '90000' }), 'POSITION_NOT_FOUND'),
  ],
  'usdt.calcWin': [
    named('orderId', ({ position }) => ({ orderId: position, price: '90000' }), 'POSITION_NOT_FOUND'),
  ],
  'ext.removeAddress': [named('id', ({ address: id }) => ({ id }), 'NOT_FOUND')],
  'ext.removeBankCard': [named('id', ({ card: id }) => ({ id }), 'NOT_FOUND')],
  'ext.cancelWithdrawal': [named('id', ({ withdrawal: id }) => ({ id }), 'NOT_FOUND')],
  'ext.signOutDevices': [named('id', ({ device: id }) => ({ id }), 'NOT_FOUND')],
  'ext.notificationsRead': [named('ids', ({ notification }) => ({ ids: [notification] }), 'nothing')],
  'ext.supportMessages': [named('before', ({ message }) => ({ before: message }), 'nothing')],
  'ext.alerts': [named('remove', ({ alert }) => ({ remove: alert }), 'nothing')],
}

/** Fields that may name something of a user. */
export const NAMING = /^(id|ids|a|b|before|remove|front|back|sequence|[a-z]\w*Id)$/

/** Fields that name what belongs to nobody: a currency, a pair, a text, a moment, a network's snapshot. */
export const OF_NOBODY: Readonly<Record<string, RegExp>> = {
  tradeId: /./,
  currencyId: /./,
  areaId: /./,
  partnerId: /./,
  id: /^(account\.assets|wallet\.(rechargeAddress|withdrawPreData)|config\.byId|search\.\w+|usdt\.contractConfig|ext\.avatar)$/,
  a: /^account\./,
  b: /^account\./,
  before: /^ext\.candles$/,
  sequence: /^ext\.liabilities/,
  // Known to the caller alone, who was given it.
  stepId: /^ext\.loginSecondStep$/,
  quoteId: /^options\.order$/,
}
