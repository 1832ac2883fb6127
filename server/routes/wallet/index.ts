import addAddress from './addAddress'
import addresses from './addresses'
import removeAddress from './removeAddress'

export const walletRoutes = [addAddress, addresses, removeAddress] as const
