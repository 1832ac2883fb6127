import { View } from '@tarojs/components'
import { useEffect, useState } from 'react'
import { useCall } from '@/api'
import { Button } from '@/components'
import { Entries } from '@/features/profile/Entries'
import { ProfileCard } from '@/features/profile/ProfileCard'
import { SignedOut } from '@/features/profile/SignedOut'
import { StatisticsCard } from '@/features/profile/statistics/StatisticsCard'
import { LogoutSheet, Page } from '@/features/shell'
import { useText } from '@/i18n'
import '@/i18n/areas/me'
import { setUserInfo, useLoggedIn, useUserInfo } from '@/stores/session'

export default function Me() {
  const { t } = useText()
  const loggedIn = useLoggedIn()
  const userInfo = useFreshUserInfo(loggedIn)
  const [leaving, setLeaving] = useState(false)
  return (
    <Page title={t('me.title')}>
      <View className="pad">
        {loggedIn && userInfo ? (
          <>
            <ProfileCard user={userInfo} />
            <StatisticsCard />
          </>
        ) : (
          <SignedOut />
        )}
        <Entries loggedIn={loggedIn} />
        {loggedIn && (
          <Button kind="secondary" icon="logout" className="profile__logout" onClick={() => setLeaving(true)}>
            {t('common.logout')}
          </Button>
        )}
      </View>
      <LogoutSheet open={leaving} onClose={() => setLeaving(false)} />
    </Page>
  )
}

/** The stored profile at once, the server's as soon as it is there. */
const useFreshUserInfo = (loggedIn: boolean) => {
  const { data } = useCall('user.info', loggedIn ? {} : null)
  useEffect(() => {
    if (data) setUserInfo(data)
  }, [data])
  return useUserInfo()
}
