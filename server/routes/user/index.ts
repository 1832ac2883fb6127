import acceptedAgreement from './acceptedAgreement'
import info from './info'
import login from './login'
import logout from './logout'
import register from './register'

export const userRoutes = [login, logout, register, acceptedAgreement, info] as const
