import { Image, View } from '@tarojs/components'
import { useMemo, useRef } from 'react'
import { Slider } from '@/components'
import { useText } from '@/i18n'
import '@/i18n/areas/person'
import { CanvasLayer, mountCanvas } from '@/platform/canvas'
import type { PictureSize } from '@/platform/picture'
import { MAX_ZOOM, placeOf, zoomed, zoomOf, type Cut } from './cut'
import { cutSink } from './gesture'
import './picture.scss'

interface Props {
  readonly path: string
  /** Null until the picture is loaded. */
  readonly size: PictureSize | null
  readonly cut: Cut
  readonly onChange: (cut: Cut) => void
}

const FRAME = 'picture-frame'
const percent = (share: number): string => `${share * 100}%`

/** The picture behind a round frame, to be dragged and zoomed into it. */
export const CropFrame = ({ path, size, cut, onChange }: Props) => {
  const place = size && placeOf(cut, size)
  return (
    <View className="crop">
      <View className="crop__frame">
        {place && (
          <Image
            className="crop__picture"
            src={path}
            mode="scaleToFill"
            style={{
              left: percent(place.left),
              top: percent(place.top),
              width: percent(place.width),
              height: percent(place.height),
            }}
          />
        )}
        <View className="crop__ring" />
        {size && <Grip size={size} cut={cut} onChange={onChange} />}
      </View>
      {size && <Zoom size={size} cut={cut} onChange={onChange} />}
    </View>
  )
}

interface PartProps {
  readonly size: PictureSize
  readonly cut: Cut
  readonly onChange: (cut: Cut) => void
}

/** Takes fingers, mouse, wheel and keys. */
const Grip = ({ size, cut, onChange }: PartProps) => {
  const { t } = useText()
  const side = useRef(1)
  const now = useRef({ cut, onChange })
  now.current = { cut, onChange }
  const sink = useMemo(
    () =>
      cutSink({
        size,
        side: () => side.current,
        cut: () => now.current.cut,
        change: (next) => {
          now.current = { ...now.current, cut: next }
          now.current.onChange(next)
        },
      }),
    [size],
  )
  const measure = useMemo(
    () => async (): Promise<void> => {
      side.current = (await mountCanvas(FRAME))?.width || 1
    },
    [],
  )
  return (
    <CanvasLayer
      id={FRAME}
      className="crop__grip"
      label={t('person.cropLabel')}
      locked
      sink={sink}
      onReady={() => void measure()}
    />
  )
}

/** Positions of the slider. */
const STEPS = 60
const stops = [1, 2, 3, MAX_ZOOM].map((zoom) => ({
  at: ((zoom - 1) / (MAX_ZOOM - 1)) * STEPS,
  text: `${zoom}×`,
}))

const Zoom = ({ size, cut, onChange }: PartProps) => {
  const { t } = useText()
  const zoom = zoomOf(cut)
  return (
    <Slider
      label={t('person.zoom')}
      testId="zoom"
      value={Math.round(((zoom - 1) / (MAX_ZOOM - 1)) * STEPS)}
      max={STEPS}
      stops={stops}
      valueText={`${zoom.toFixed(1)}×`}
      onChange={(step) => onChange(zoomed(cut, size, 1 + (step / STEPS) * (MAX_ZOOM - 1)))}
    />
  )
}
