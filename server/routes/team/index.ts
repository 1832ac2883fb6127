import rates from './rates'
import rewardList from './rewardList'
import statistics from './statistics'
import subUsers from './subUsers'

export const teamRoutes = [statistics, subUsers, rewardList, rates] as const
