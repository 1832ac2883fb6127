import type { RequestOf } from '@core/contract/schemas'
import type { Context } from '../context'
import { AppError } from '../http/errors'
import { lockUser } from '../services/lockUser'
import { userById } from '../services/users'
import { completeSession, type Arrival, type Begun } from './begin'
import { writeEvent } from './events'
import { countTry, findSecondStep, takeSecondStep } from './owedStep'
import { consumeSecondCode, withSecondCode } from './secondCode'

type Request = RequestOf<'ext.loginSecondStep'>

/**
 * Finishes a login. Step, code and session go together: of two that come at once, one gets in.
 * @throws AppError SECOND_STEP_..., LOGIN_BACKOFF, ACCOUNT_FROZEN
 */
export const finishSecondStep = async (ctx: Context, request: Request, arrival: Arrival): Promise<Begun> => {
  const { stepId, code } = request
  const userId = await findSecondStep(ctx, stepId)
  try {
    return await withSecondCode(ctx, userId, code, async () => {
      await countTry(ctx, stepId)
      return letIn(ctx, userId, request, arrival)
    })
  } catch (error) {
    const wrong = error instanceof AppError && error.code === 'SECOND_STEP_WRONG'
    if (wrong) await writeEvent(ctx, ctx.db, { userId, kind: 'secondStepFailed', origin: arrival.origin })
    throw error
  }
}

const letIn = (ctx: Context, userId: string, { stepId, code }: Request, arrival: Arrival): Promise<Begun> =>
  ctx.db.tx(async (t) => {
    await lockUser(t, userId)
    await takeSecondStep(ctx, t, stepId)
    await consumeSecondCode(ctx, t, userId, code)
    return completeSession(ctx, t, await userById(t, userId), arrival)
  })
