import { View } from '@tarojs/components'
import { useState } from 'react'
import { baseHost } from '@/api/lines'
import { Empty, Icon, Problem, Skeleton } from '@/components'
import { useText } from '@/i18n'
import '@/i18n/areas/content'
import { Tappable } from '@/platform/tap'
import { useContentItem, useContentList } from '../useContent'
import { posterOf } from './captions'
import { VideoView } from './VideoView'

/** All videos, one of them open. */
export const VideoPageView = () => {
  const { t } = useText()
  const { items, problem, reload } = useContentList('video')
  const [chosen, setChosen] = useState('')
  if (!items) return problem ? <Problem problem={problem} onRetry={() => void reload()} /> : <Skeleton />
  const id = chosen || items[0]?.id
  if (!id) return <Empty icon="empty" title={t('content.videosEmpty')} />
  return (
    <View className="videos">
      <Open key={id} id={id} />
      {items.map(({ id: other, title, summary, link }) => (
        <Tappable
          key={other}
          className={`videos__row${other === id ? ' videos__row--on' : ''}`}
          onClick={() => setChosen(other)}
        >
          <View
            className="videos__poster"
            style={{ backgroundImage: `url("${posterOf(baseHost() + (link ?? ''))}")` }}
          />
          <View className="grow">
            <View className="videos__title clamp-2">{title}</View>
            <View className="videos__summary clamp-2">{summary}</View>
          </View>
          <Icon name="right" size={16} className="text-3" />
        </Tappable>
      ))}
    </View>
  )
}

const Open = ({ id }: { readonly id: string }) => {
  const { data, problem, reload } = useContentItem(id)
  if (data) return <VideoView video={data} />
  return problem ? <Problem problem={problem} onRetry={() => void reload()} /> : <Skeleton tall rows={8} />
}
