import assets from './assets'
import fundsMovement from './fundsMovement'
import one from './one'
import oneAssets from './oneAssets'
import totalAssets from './totalAssets'
import transferToThird from './transferToThird'
import transferToThirdHistory from './transferToThirdHistory'
import typeAssets from './typeAssets'
import typeList from './typeList'

export const accountRoutes = [
  assets,
  totalAssets,
  typeList,
  typeAssets,
  one,
  oneAssets,
  fundsMovement,
  transferToThird,
  transferToThirdHistory,
] as const
