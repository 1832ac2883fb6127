import { finishSecondStep } from '../../access/secondStep'
import { route } from '../../http/route'

export default route('ext.loginSecondStep', ({ ctx, body, origin, lang }) =>
  finishSecondStep(ctx, body, { origin, lang }),
)
