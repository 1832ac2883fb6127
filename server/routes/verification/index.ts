import captcha from './captcha'
import code from './code'
import sendToMe from './sendToMe'

export const verificationRoutes = [captcha, code, sendToMe] as const
