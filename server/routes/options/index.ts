import areaList from './areaList'
import order from './order'
import orderHistories from './orderHistories'
import orderInfo from './orderInfo'
import orderList from './orderList'

export const optionsRoutes = [areaList, order, orderInfo, orderList, orderHistories] as const
