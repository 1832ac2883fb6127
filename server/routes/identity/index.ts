import picture from './picture'
import realname from './realname'

export const identityRoutes = [realname, picture] as const
