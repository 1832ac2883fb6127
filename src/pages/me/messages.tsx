import { View } from '@tarojs/components'
import { useRouter } from '@tarojs/taro'
import { useState } from 'react'
import { Segmented } from '@/components'
import { MessagesView } from '@/features/notifications/MessagesView'
import { SettingsView } from '@/features/notifications/SettingsView'
import { useMessages } from '@/features/notifications/useMessages'
import { SignedOut } from '@/features/profile/SignedOut'
import { HeaderIcon, Page } from '@/features/shell'
import { useText } from '@/i18n'
import '@/i18n/areas/messages'
import { useLoggedIn } from '@/stores/session'
import { useUnread } from '@/stores/unread'

/** What happened to the account; `tab=settings` in the address shows which kinds are wanted. */
export default function MessagesPage() {
  const { t } = useText()
  const loggedIn = useLoggedIn()
  const { params } = useRouter<{ tab?: string }>()
  const [tab, setTab] = useState<'list' | 'settings'>(params.tab === 'settings' ? 'settings' : 'list')
  const messages = useMessages()
  const unread = useUnread()
  return (
    <Page
      title={t('messages.title')}
      right={
        loggedIn &&
        unread > 0 && <HeaderIcon name="check" label={t('messages.markAll')} onClick={messages.markAll} />
      }
      onRefresh={messages.pages.reload}
    >
      {!loggedIn && <SignedOut />}
      {loggedIn && (
        <>
          <View className="pad">
            <Segmented
              label={t('messages.views')}
              value={tab}
              onChange={setTab}
              choices={[
                { value: 'list', text: t('messages.list') },
                { value: 'settings', text: t('messages.settings') },
              ]}
            />
          </View>
          {tab === 'list' ? <MessagesView {...messages} /> : <SettingsView />}
        </>
      )}
    </Page>
  )
}
