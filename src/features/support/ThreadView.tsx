import { Text, View } from '@tarojs/components'
import Taro from '@tarojs/taro'
import { useEffect } from 'react'
import { problemOf } from '@/api'
import { Button, Empty, Problem, Skeleton } from '@/components'
import { useText } from '@/i18n'
import '@/i18n/areas/support'
import { formatTime } from '@/i18n/time'
import { showToast } from '@/stores/toasts'
import type { Message, useThread } from './useThread'
import './support.scss'

/** Further down than any thread reaches. */
const END = 1_000_000

const scrollToEnd = (): void => void Taro.pageScrollTo({ scrollTop: END, duration: 0 }).catch(() => undefined)

/** What the user and customer service wrote, oldest first; the end is in sight. */
export const ThreadView = ({ thread }: { readonly thread: ReturnType<typeof useThread> }) => {
  const { t, problem } = useText()
  const { list, firstNew, more, readOlder } = thread
  const last = list?.[list.length - 1]?.id
  useEffect(() => {
    if (last) scrollToEnd()
  }, [last])
  if (!list)
    return thread.problem ? (
      <Problem problem={thread.problem} onRetry={() => void thread.reload()} />
    ) : (
      <Skeleton tall />
    )
  if (list.length === 0)
    return <Empty icon="support" title={t('support.emptyTitle')} text={t('support.emptyText')} />
  const readMore = (): void =>
    void readOlder().catch((error: unknown) => showToast('error', problem(problemOf(error))))
  return (
    <View className="thread">
      {more && (
        <Button kind="secondary" small onClick={readMore}>
          {t('support.older')}
        </Button>
      )}
      {list.map((message) => (
        <Bubble key={message.id} message={message} first={message.id === firstNew} />
      ))}
    </View>
  )
}

interface BubbleProps {
  readonly message: Message
  /** The first of the new ones. */
  readonly first: boolean
}

const Bubble = ({ message: { author, text, time }, first }: BubbleProps) => {
  const { t } = useText()
  return (
    <>
      {first && (
        <View className="thread__new">
          <Text>{t('support.new')}</Text>
        </View>
      )}
      <View className={`thread__message thread__message--${author}`}>
        <View className="thread__who">
          {t(author === 'user' ? 'support.you' : 'support.us')} · {formatTime(time)}
        </View>
        <View className="thread__text">{text}</View>
      </View>
    </>
  )
}
