import { View } from '@tarojs/components'
import { useState, type ReactNode } from 'react'
import { useCall } from '@/api'
import { Button, Empty, Icon, Segmented } from '@/components'
import { ContentArticle, useContentItem } from '@/features/content'
import { go, goLogin, Page } from '@/features/shell'
import { useText } from '@/i18n'
import '@/i18n/areas/support'
import '@/i18n/areas/me'
import { Tappable } from '@/platform/tap'
import { useLoggedIn } from '@/stores/session'
import { Composer } from './Composer'
import { ThreadView } from './ThreadView'
import { useThread } from './useThread'
import './support.scss'

type Part = 'messages' | 'guide'

/** Whether users can write to customer service here, as the server's public settings have it. */
const isOpen = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'thread' in value && value.thread === true

/** Customer service: the messages, where they are open, and how else to reach it. */
export const SupportPageView = () => {
  const { t } = useText()
  const loggedIn = useLoggedIn()
  const config = useCall('config.byId', { id: 'customerService' })
  const article = useContentItem('support')
  const [chosen, setChosen] = useState<Part>('messages')
  const open = isOpen(config.data?.value)
  const ready = config.data && article.data
  const part = open ? chosen : 'guide'
  const choices = <Choices part={part} open={open} onChoose={setChosen} />
  if (ready && part === 'messages' && loggedIn) return <Messages choices={choices} />
  return (
    <Page
      title={t('support.us')}
      loading={!ready && (config.loading || article.loading)}
      problem={ready ? undefined : (config.problem ?? article.problem)}
      onRetry={() => void Promise.all([config.reload(), article.reload()])}
    >
      {choices}
      {part === 'guide' && article.data && <ContentArticle article={article.data} />}
      {part === 'messages' && <Guest />}
    </Page>
  )
}

const Guest = () => {
  const { t } = useText()
  return (
    <Empty
      icon="support"
      title={t('support.guest')}
      text={t('support.guestText')}
      action={<Button onClick={goLogin}>{t('common.login')}</Button>}
    />
  )
}

const Messages = ({ choices }: { readonly choices: ReactNode }) => {
  const { t } = useText()
  const thread = useThread()
  const { reload } = thread
  return (
    <Page
      title={t('support.us')}
      onRefresh={reload}
      foot={thread.data?.open ? <Composer onSent={() => void reload()} /> : undefined}
    >
      {choices}
      <ThreadView thread={thread} />
    </Page>
  )
}

interface ChoicesProps {
  readonly part: Part
  readonly open: boolean
  readonly onChoose: (part: Part) => void
}

/** What to look at, and the way to the help centre, which often answers sooner. */
const Choices = ({ part, open, onChoose }: ChoicesProps) => {
  const { t } = useText()
  return (
    <View className="pad support">
      {open && (
        <Segmented
          label={t('me.support')}
          choices={[
            { value: 'messages', text: t('support.messages') },
            { value: 'guide', text: t('support.guide') },
          ]}
          value={part}
          onChange={onChoose}
        />
      )}
      <Tappable className="support__help" onClick={() => go('/pages/me/help')}>
        <Icon name="search" size={20} />
        <View className="grow">{t('support.helpFirst')}</View>
        <Icon name="right" size={16} />
      </Tappable>
    </View>
  )
}
