import { phishingWordOf } from '../../access/phishingWord'
import { route } from '../../http/route'
import { sendCode } from '../../services/codes'
import { ownContact } from '../../services/contacts'
import { userById } from '../../services/users'

export default route('verification.sendToMe', async ({ ctx, body, lang, origin, session }) => {
  const user = await userById(ctx.db, session.userId)
  return sendCode(ctx, {
    contact: ownContact(user, body.kind),
    purpose: body.purpose,
    boundTo: body.bind,
    browser: origin.browser,
    lang,
    reader: { word: phishingWordOf(ctx, user), inInbox: true },
  })
})
