import { View } from '@tarojs/components'
import { useEffect, useState } from 'react'
import { go } from '@/features/shell'
import { useText } from '@/i18n'
import { Tappable } from '@/platform/tap'
import { useSlides } from './useContent'
import './slides.scss'

const TURN_MS = 6_000

/** What is new, one card at a time, with the half slice. Turns by itself; the dots choose. */
export const Slides = () => {
  const { t } = useText()
  const data = useSlides()
  const [index, setIndex] = useState(0)
  const count = data?.length ?? 0
  useEffect(() => {
    if (count < 2) return undefined
    const timer = setTimeout(() => setIndex((index + 1) % count), TURN_MS)
    return () => clearTimeout(timer)
  }, [index, count])
  const slide = data?.[index % Math.max(count, 1)]
  return (
    <View className="slide">
      {!data && (
        <View className="slide__body">
          <View className="slide__art slide__art--0" />
        </View>
      )}
      {slide && (
        <Tappable key={slide.id} className="slide__body" onClick={() => slide.link && go(slide.link)}>
          <View className={`slide__art slide__art--${index % 3}`} />
          <View className="slide__title clamp-2">{slide.title}</View>
          <View className="slide__text clamp-2">{slide.text}</View>
        </Tappable>
      )}
      <View className="slide__dots">
        {data?.map((item, at) => (
          <Tappable
            key={item.id}
            className="slide__dot-tap"
            label={t('home.slide', { index: at + 1, count })}
            onClick={() => setIndex(at)}
          >
            <View className={`slide__dot${at === index ? ' slide__dot--on' : ''}`} />
          </Tappable>
        ))}
      </View>
    </View>
  )
}
