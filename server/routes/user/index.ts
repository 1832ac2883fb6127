import acceptedAgreement from './acceptedAgreement'
import favourites from './favourites'
import info from './info'
import inviteInfo from './inviteInfo'
import login from './login'
import logout from './logout'
import register from './register'

export const userRoutes = [login, logout, register, acceptedAgreement, favourites, info, inviteInfo] as const
