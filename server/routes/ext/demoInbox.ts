import { AppError } from '../../http/errors'
import { route } from '../../http/route'
import { readDemoInbox } from '../../services/demoInbox'

export default route('ext.demoInbox', ({ ctx, origin }) => {
  if (ctx.config.profile !== 'demo') throw new AppError('NOT_FOUND')
  return readDemoInbox(ctx, origin.browser)
})
