import { useEffect, useState } from 'react'
import { useCall } from '@/api'
import { LimitsView } from '@/features/fair/LimitsView'
import type { OwnLimits } from '@/features/fair/useLimits'
import { SignedOut } from '@/features/profile/SignedOut'
import { Page } from '@/features/shell'
import { useText } from '@/i18n'
import '@/i18n/areas/fair'
import { useLoggedIn } from '@/stores/session'

/** The limits that a user sets for themselves. */
export default function LimitsPage() {
  const { t } = useText()
  const loggedIn = useLoggedIn()
  const { data, problem, reload } = useCall('ext.limits', loggedIn ? {} : null)
  const [limits, setLimits] = useState<OwnLimits | null>(null)
  useEffect(() => {
    if (data) setLimits(data)
  }, [data])
  return (
    <Page
      title={t('fair.limits')}
      loading={loggedIn && !limits && !problem}
      problem={loggedIn && !limits ? problem : undefined}
      onRetry={() => void reload()}
      onRefresh={reload}
    >
      {!loggedIn && <SignedOut />}
      {loggedIn && limits && <LimitsView limits={limits} onChanged={setLimits} />}
    </Page>
  )
}
