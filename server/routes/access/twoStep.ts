import {
  beginTwoStep,
  confirmTwoStep,
  endTwoStep,
  renewRecoveryCodes,
  twoStepState,
} from '../../access/twoStep'
import { route } from '../../http/route'

const state = route('ext.twoStep', ({ ctx, session }) => twoStepState(ctx, session.userId))

const begin = route('ext.beginTwoStep', ({ ctx, body, origin, session: { userId } }) =>
  beginTwoStep(ctx, { userId, origin }, body.password),
)

const confirm = route('ext.confirmTwoStep', async ({ ctx, body, origin, session: { userId } }) => ({
  recoveryCodes: await confirmTwoStep(ctx, { userId, origin }, body.code),
}))

const end = route('ext.endTwoStep', async ({ ctx, body, origin, session: { userId } }) => {
  await endTwoStep(ctx, { userId, origin }, body)
  return {}
})

const renew = route('ext.recoveryCodes', async ({ ctx, body, origin, session: { userId } }) => ({
  recoveryCodes: await renewRecoveryCodes(ctx, { userId, origin }, body),
}))

export const twoStepRoutes = [state, begin, confirm, end, renew] as const
