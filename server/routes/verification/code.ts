import { AppError } from '../../http/errors'
import { route } from '../../http/route'
import { passCaptcha } from '../../services/captcha'
import { sendCode } from '../../services/codes'
import { contactOf } from '../../services/contacts'

/** A captcha precedes any code to an address that is not yet proven. */
export default route('verification.code', async ({ ctx, body, lang, origin }) => {
  const contact = contactOf(body)
  if (body.purpose !== 'register') throw new AppError('NOT_YET_OPENED')
  await passCaptcha(ctx, body.captcha)
  return sendCode(ctx, { contact, purpose: body.purpose, browser: origin.browser, lang })
})
