import type { OpenCallId } from '@core/contract/schemas'
import type { Route } from '../http/route'
import { accessRoutes } from './access'
import { accountRoutes } from './account'
import { assetsRoutes } from './assets'
import { bankRoutes } from './bank'
import { configRoutes } from './config'
import { contractsRoutes } from './contracts'
import { currencyRoutes } from './currency'
import demoDeposit from './ext/demoDeposit'
import inviteCode from './ext/inviteCode'
import demoInbox from './ext/demoInbox'
import partners from './ext/partners'
import recipient from './ext/recipient'
import { fairnessRoutes } from './fairness'
import { identityRoutes } from './identity'
import { liabilitiesRoutes } from './liabilities'
import { marketRoutes } from './market'
import { notificationRoutes } from './notifications'
import { optionsRoutes } from './options'
import receiptKeys from './receipts/keys'
import { profileRoutes } from './profile'
import { teamRoutes } from './team'
import { userRoutes } from './user'
import { verificationRoutes } from './verification'
import { walletRoutes } from './wallet'
import { regionRoutes } from './region'
import { contentRoutes } from './search'
import { supportRoutes } from './support'

/** A route of any call; its handler is only ever called with what its own id stands for. */
export type AnyRoute = { [Id in OpenCallId]: Route<Id> }[OpenCallId]

/** Every served call. A section lists its files in its own `index.ts` and joins in here. */
export const routes: readonly AnyRoute[] = [
  ...accessRoutes,
  ...accountRoutes,
  ...assetsRoutes,
  ...bankRoutes,
  ...contractsRoutes,
  ...currencyRoutes,
  ...identityRoutes,
  ...liabilitiesRoutes,
  ...marketRoutes,
  ...notificationRoutes,
  ...optionsRoutes,
  ...profileRoutes,
  ...teamRoutes,
  ...userRoutes,
  ...verificationRoutes,
  ...walletRoutes,
  demoDeposit,
  demoInbox,
  inviteCode,
  partners,
  recipient,
  receiptKeys,
  ...fairnessRoutes,
  ...regionRoutes,
  ...configRoutes,
  ...contentRoutes,
  ...supportRoutes,
]
