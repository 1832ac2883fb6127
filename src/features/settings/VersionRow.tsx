import { useState } from 'react'
import { problemOf } from '@/api'
import { lookForUpdate } from '@/features/update/checkUpdate'
import { useText } from '@/i18n'
import '@/i18n/areas/settings'
import { showToast } from '@/stores/toasts'
import { SettingRow } from './SettingRow'

/** The version of this build; a tap asks whether there is a newer one, which the page then offers. */
export const VersionRow = () => {
  const { t, problem } = useText()
  const [checking, setChecking] = useState(false)
  const check = async (): Promise<void> => {
    if (checking) return
    setChecking(true)
    try {
      if (!(await lookForUpdate())) showToast('success', t('settings.newest'))
    } catch (error) {
      showToast('error', problem(problemOf(error)))
    } finally {
      setChecking(false)
    }
  }
  return (
    <SettingRow
      icon="download"
      text={t('settings.version')}
      note={checking ? t('settings.checking') : APP_VERSION}
      testId="setting-version"
      onClick={() => void check()}
    />
  )
}
