import addAddress from './addAddress'
import addresses from './addresses'
import cancelWithdrawal from './cancelWithdrawal'
import rechargeAddress from './rechargeAddress'
import removeAddress from './removeAddress'
import withdrawPreData from './withdrawPreData'

export const walletRoutes = [
  addAddress,
  addresses,
  removeAddress,
  rechargeAddress,
  cancelWithdrawal,
  withdrawPreData,
] as const
