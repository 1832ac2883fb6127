import { route } from '../../http/route'
import { sendCode } from '../../services/codes'
import { ownContact } from '../../services/contacts'
import { userById } from '../../services/users'

export default route('verification.sendToMe', async ({ ctx, body, lang, origin, session }) => {
  const contact = ownContact(await userById(ctx.db, session.userId), body.kind)
  return sendCode(ctx, { contact, purpose: body.purpose, boundTo: body.bind, browser: origin.browser, lang })
})
