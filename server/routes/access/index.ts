import changePassword from './changePassword'
import { deviceRoutes } from './devices'
import forgetPassword from './forgetPassword'
import freezeAccount from './freezeAccount'
import loginSecondStep from './loginSecondStep'
import phishingWord from './phishingWord'
import { twoStepRoutes } from './twoStep'

export const accessRoutes = [
  changePassword,
  forgetPassword,
  freezeAccount,
  loginSecondStep,
  phishingWord,
  ...deviceRoutes,
  ...twoStepRoutes,
] as const
