import { Text, View } from '@tarojs/components'
import { useMemo, useState } from 'react'
import type { ResponseOf } from '@core/contract/schemas'
import { baseHost } from '@/api/lines'
import { useText } from '@/i18n'
import '@/i18n/areas/content'
import { Tappable } from '@/platform/tap'
import { VideoPlayer } from '@/platform/video'
import { showToast } from '@/stores/toasts'
import { clockOf, cueAt, parseCaptions, posterOf } from './captions'
import './video.scss'

type Item = ResponseOf<'search.getContentInfo'>

/** A video with its captions, and below it what is said: a tap goes to that place. */
export const VideoView = ({ video }: { readonly video: Item }) => {
  const { t, lang } = useText()
  const [second, setSecond] = useState(0)
  const [wish, setWish] = useState<{ seconds: number; turn: number } | null>(null)
  const cues = useMemo(() => parseCaptions(video.body), [video.body])
  const spoken = cueAt(cues, second)
  const source = baseHost() + (video.link ?? '')
  return (
    <View>
      <VideoPlayer
        src={source}
        poster={posterOf(source)}
        title={video.title}
        captions={video.body}
        captionsName={t('content.captions')}
        lang={lang.slice(0, 2)}
        wish={wish}
        onTime={setSecond}
        onFailed={() => showToast('error', t('content.videoFailed'))}
      />
      <View className="video-text">
        <View className="video-text__title">{video.title}</View>
        <View className="text-2 sm">{video.summary}</View>
        <View className="video-text__head">{t('content.transcript')}</View>
        {cues.map(({ from, text }, index) => (
          <Tappable
            key={from}
            className={`video-text__cue${index === spoken ? ' video-text__cue--on' : ''}`}
            onClick={() => setWish({ seconds: from, turn: (wish?.turn ?? 0) + 1 })}
          >
            <Text className="video-text__time">{clockOf(from)}</Text>
            <Text className="grow">{text}</Text>
          </Tappable>
        ))}
      </View>
    </View>
  )
}
