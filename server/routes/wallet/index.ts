import addAddress from './addAddress'
import addresses from './addresses'
import rechargeAddress from './rechargeAddress'
import removeAddress from './removeAddress'

export const walletRoutes = [addAddress, addresses, removeAddress, rechargeAddress] as const
