import { useEffect, useMemo, useRef } from 'react'
import type { VideoProps } from './types'

/** The captions as an address of their own, which a track can be read from. */
const useTrack = (captions: string): string => {
  const url = useMemo(() => URL.createObjectURL(new Blob([captions], { type: 'text/vtt' })), [captions])
  useEffect(() => () => URL.revokeObjectURL(url), [url])
  return url
}

export const VideoPlayer = ({
  src,
  poster,
  title,
  captions,
  lang,
  captionsName,
  wish,
  onTime,
  onFailed,
}: VideoProps) => {
  const player = useRef<HTMLVideoElement>(null)
  const track = useTrack(captions)
  useEffect(() => {
    if (!wish || !player.current) return
    player.current.currentTime = wish.seconds
    player.current.play().catch(() => undefined)
  }, [wish])
  return (
    <video
      ref={player}
      className="video-player"
      src={src}
      poster={poster}
      title={title}
      aria-label={title}
      controls
      playsInline
      preload="metadata"
      onTimeUpdate={(event) => onTime(event.currentTarget.currentTime)}
      onError={onFailed}
    >
      <track key={track} kind="captions" src={track} srcLang={lang} label={captionsName} default />
    </video>
  )
}
