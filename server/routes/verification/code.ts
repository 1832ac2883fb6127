import { countResetCode, resetReader } from '../../access/forgetPassword'
import { AppError } from '../../http/errors'
import { route } from '../../http/route'
import { passCaptcha } from '../../services/captcha'
import { sendCode } from '../../services/codes'
import { contactOf } from '../../services/contacts'
import { passRegion } from '../../services/region'

/** A captcha precedes any code to an address that is not yet proven. */
export default route('verification.code', async ({ ctx, body, lang, origin, session }) => {
  const contact = contactOf(body)
  const { purpose } = body
  if (purpose === 'bindContact' && !session) throw new AppError('LOGIN_REQUIRED')
  if (purpose === 'register') passRegion(ctx, origin)
  await passCaptcha(ctx, body.captcha)
  const request = { contact, purpose, browser: origin.browser, lang }
  if (purpose === 'register') return sendCode(ctx, request)
  if (purpose === 'bindContact') return sendCode(ctx, { ...request, boundTo: session?.userId })
  const reader = await resetReader(ctx, contact, origin.browser)
  await countResetCode(ctx, contact, { origin, isKnown: reader?.inInbox ?? false })
  return sendCode(ctx, { ...request, reader })
})
