import { useCall } from '@/api'
import { SecurityRow } from '@/features/security/SecurityRow'
import { useText } from '@/i18n'
import '@/i18n/areas/access'

const set = (name: string): string => `/pages/me/secure?set=${name}`

/** The login password. */
export const LoginPasswordRow = () => {
  const { t } = useText()
  return (
    <SecurityRow
      icon="lock"
      title={t('access.loginPassword')}
      text={t('access.loginPasswordText')}
      url={set('loginPassword')}
    />
  )
}

/** What else keeps strangers out, and shows whether one is in. */
export const AccessRows = () => {
  const { t } = useText()
  const { data } = useCall('ext.twoStep', {})
  return (
    <>
      <SecurityRow
        icon="shield"
        title={t('access.twoStep')}
        text={t('access.twoStepText')}
        url={set('twoStep')}
        state={data && t(data.on ? 'access.on' : 'access.off')}
        mood={data?.on ? 'lime' : 'warn'}
      />
      <SecurityRow
        icon="phone"
        title={t('access.devices')}
        text={t('access.devicesRow')}
        url={set('devices')}
      />
      <SecurityRow
        icon="clock"
        title={t('access.history')}
        text={t('access.historyRow')}
        url={set('history')}
      />
      <SecurityRow
        icon="mail"
        title={t('access.word')}
        text={t('access.wordRow')}
        url={set('phishingWord')}
      />
      <SecurityRow
        icon="alert"
        title={t('access.freezeAccount')}
        text={t('access.freezeRow')}
        url={set('freeze')}
      />
    </>
  )
}
