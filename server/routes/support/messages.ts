import { AppError } from '../../http/errors'
import { route } from '../../http/route'
import { seeMessages, sendMessage, threadOf } from '../../support/messages'

/** A POST with `text` and its `key` sends; with `seen` it marks all as seen. Both answer the latest messages. */
export default route('ext.supportMessages', async ({ ctx, method, body, session: { userId } }) => {
  if (method === 'GET') return threadOf(ctx, userId, body.before)
  const { text, key, seen } = body
  if (text !== undefined) {
    if (key === undefined) throw new AppError('INPUT_ERROR', { field: 'key' })
    await sendMessage(ctx, userId, { key, text })
  } else if (seen) await seeMessages(ctx, userId)
  else throw new AppError('SUPPORT_TEXT_REQUIRED')
  return threadOf(ctx, userId)
})
