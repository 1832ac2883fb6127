import { View } from '@tarojs/components'
import { useRouter } from '@tarojs/taro'
import { useState } from 'react'
import { Button, Empty, Tabs } from '@/components'
import { Earnings } from '@/features/team/Earnings'
import { Members } from '@/features/team/Members'
import { Overview } from '@/features/team/Overview'
import { useTeam } from '@/features/team/useTeam'
import { go, goLogin, HeaderIcon, Page } from '@/features/shell'
import { useText } from '@/i18n'
import '@/i18n/areas/team'
import { useLoggedIn } from '@/stores/session'

const TABS = ['overview', 'direct', 'indirect', 'earnings'] as const
type Tab = (typeof TABS)[number]

/** The own team; `tab` in the address chooses where to begin. */
export default function TeamPage() {
  const { t } = useText()
  const loggedIn = useLoggedIn()
  const { params } = useRouter<{ tab?: string }>()
  const [tab, setTab] = useState<Tab>(TABS.find((name) => name === params.tab) ?? 'overview')
  const team = useTeam()
  const { data, problem } = team.statistics
  const waits = loggedIn && tab === 'overview' && !data
  return (
    <Page
      title={t('team.title')}
      right={<HeaderIcon name="invite" label={t('team.invite')} onClick={() => go('/pages/me/share')} />}
      loading={waits && !problem}
      problem={waits ? problem : undefined}
      onRetry={() => void team.reload()}
      onRefresh={team.reload}
    >
      {!loggedIn && <Guest />}
      {loggedIn && (
        <View className="pad">
          <Tabs
            label={t('team.title')}
            value={tab}
            onChange={setTab}
            choices={TABS.map((value) => ({ value, text: t(`team.${value}`) }))}
          />
        </View>
      )}
      {loggedIn && tab === 'overview' && <Overview team={team} />}
      {loggedIn && (tab === 'direct' || tab === 'indirect') && <Members key={tab} kind={tab} />}
      {loggedIn && tab === 'earnings' && <Earnings />}
    </Page>
  )
}

const Guest = () => {
  const { t } = useText()
  return (
    <Empty
      icon="team"
      title={t('team.guest')}
      text={t('team.guestText')}
      action={<Button onClick={goLogin}>{t('common.login')}</Button>}
    />
  )
}
