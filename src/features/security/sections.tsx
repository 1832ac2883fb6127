import type { ComponentType } from 'react'
import { DevicesView } from '@/features/access/DevicesView'
import { EventsView } from '@/features/access/EventsView'
import { FreezeView } from '@/features/access/FreezeView'
import { LoginPasswordForm } from '@/features/access/LoginPasswordForm'
import { PhishingForm } from '@/features/access/PhishingForm'
import { TwoStepView } from '@/features/access/TwoStepView'
import { BindContact } from '@/features/profile/bind/BindContact'
import { BindInviter } from '@/features/profile/bind/BindInviter'
import { BindWallet } from '@/features/profile/bind/BindWallet'
import { NicknameForm } from '@/features/profile/NicknameForm'
import { PictureForm } from '@/features/profile/picture/PictureForm'
import type { TextKey } from '@/i18n'
import '@/i18n/areas/access'
import '@/i18n/areas/person'
import '@/i18n/areas/security'
import type { UserInfo } from '@/stores/session'
import { ResetTradePassword } from './reset/ResetTradePassword'
import { TradePasswordForm } from './TradePasswordForm'

export interface SectionProps {
  readonly user: UserInfo
  /** It is done: says so, and goes back to where the user came from. */
  readonly onDone: (said: TextKey) => void
}

interface Section {
  readonly title: TextKey
  readonly View: ComponentType<SectionProps>
}

/** What `?set=` of the security page opens. */
export const SECTIONS: Readonly<Record<string, Section>> = {
  nickname: { title: 'person.nickname', View: NicknameForm },
  picture: { title: 'person.picture', View: PictureForm },
  tradePassword: {
    title: 'security.tradePassword',
    View: ({ user, onDone }) => (
      <TradePasswordForm known={user.hasTradePassword} onDone={() => onDone('security.saved')} />
    ),
  },
  resetTradePassword: { title: 'security.tradePassword', View: ResetTradePassword },
  email: { title: 'person.email', View: (props) => <BindContact {...props} kind="email" /> },
  phone: { title: 'person.phone', View: (props) => <BindContact {...props} kind="phone" /> },
  wallet: { title: 'person.wallet', View: BindWallet },
  loginPassword: { title: 'access.passwordTitle', View: LoginPasswordForm },
  twoStep: { title: 'access.twoStep', View: TwoStepView },
  devices: { title: 'access.devices', View: DevicesView },
  history: { title: 'access.history', View: EventsView },
  phishingWord: { title: 'access.wordTitle', View: PhishingForm },
  freeze: { title: 'access.freezeAccount', View: FreezeView },
  inviter: { title: 'person.inviter', View: BindInviter },
}
