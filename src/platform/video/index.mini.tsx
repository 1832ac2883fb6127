import { Video } from '@tarojs/components'
import Taro from '@tarojs/taro'
import { useEffect } from 'react'
import type { VideoProps } from './types'

const ID = 'video-player'

/** The clients' own player has no captions: the words stand below it. */
export const VideoPlayer = ({ src, poster, title, wish, onTime, onFailed }: VideoProps) => {
  useEffect(() => {
    if (!wish) return
    const player = Taro.createVideoContext(ID)
    player.seek(wish.seconds)
    player.play()
  }, [wish])
  return (
    <Video
      id={ID}
      className="video-player"
      src={src}
      poster={poster}
      title={title}
      controls
      initialTime={0}
      autoplay={false}
      onTimeUpdate={(event) => onTime(event.detail.currentTime)}
      onError={onFailed}
    />
  )
}
