import autoCloseAll from './autoCloseAll'
import close from './close'
import contractConfig from './contractConfig'
import getHistory from './getHistory'
import leverList from './leverList'
import modifyWinLost from './modifyWinLost'
import open from './open'
import orderCalcWin from './orderCalcWin'
import orderList from './orderList'
import positionCalcWin from './positionCalcWin'
import publish from './publish'
import risk from './risk'
import tradeList from './tradeList'

/** Leveraged contracts, wherever the product lists their calls. */
export const contractsRoutes = [
  open,
  publish,
  orderCalcWin,
  leverList,
  contractConfig,
  tradeList,
  orderList,
  close,
  autoCloseAll,
  modifyWinLost,
  positionCalcWin,
  getHistory,
  risk,
] as const
