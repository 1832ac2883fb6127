import { useEffect, useState } from 'react'
import { Switch } from '@/components'
import { useText, type TextKey } from '@/i18n'
import '@/i18n/areas/settings'
import { isLockOn, switchLock, type LockChange } from '@/platform/shell'
import { showToast } from '@/stores/toasts'

const WHY_NOT: Readonly<Record<Exclude<LockChange, 'done'>, TextKey>> = {
  missing: 'settings.lockMissing',
  refused: 'settings.lockRefused',
  failed: 'settings.lockFailed',
}

/** A shell asks for a finger or a face before it shows anything. Who switches it is recognised first. */
export const LockSwitch = () => {
  const { t } = useText()
  const [on, setOn] = useState(false)
  useEffect(() => {
    isLockOn().then(setOn, () => undefined)
  }, [])
  const change = async (next: boolean): Promise<void> => {
    const result = await switchLock(next, t('settings.lockReason'))
    if (result === 'done') setOn(next)
    else showToast('error', t(WHY_NOT[result]))
  }
  return (
    <Switch label={t('settings.lock')} on={on} testId="switch-lock" onChange={(next) => void change(next)} />
  )
}
