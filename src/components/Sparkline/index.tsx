import { View } from '@tarojs/components'
import { useId } from 'react'
import { CanvasLayer, type Surface } from '@/platform/canvas'
import { usePref } from '@/stores/preferences'
import { lineColour, NEUTRAL } from '@/styles/palette'
import { useDrawn } from './useDrawn'
import './sparkline.scss'

export { useDrawn } from './useDrawn'

interface Props {
  /** Decimal strings, oldest first. */
  readonly points: readonly string[]
  readonly className?: string
  /** Fills the ground below the line, on cards only. */
  readonly area?: boolean
  /** Direction as it is known otherwise; else from the first point to the last. */
  readonly rising?: boolean
  /** Grey instead of the row's direction. */
  readonly neutral?: boolean
}

/** A small price line in the colour of its direction. */
export const Sparkline = ({ points, className = '', area, rising, neutral }: Props) => {
  const id = `spark${useId().replace(/\W/g, '')}`
  const palette = usePref('palette')
  const values = points.map(Number)
  const colour = neutral
    ? NEUTRAL
    : lineColour(rising ?? (values[values.length - 1] ?? 0) >= (values[0] ?? 0), palette)
  const picture = `${colour} ${points.join()}`
  const onReady = useDrawn(id, picture, (surface) => drawLine(surface, values, colour, Boolean(area)))
  return (
    <View className={`sparkline ${className}`}>
      <CanvasLayer id={id} className="sparkline__canvas" onReady={onReady} />
    </View>
  )
}

const LINE_WIDTH = 1.5

const drawLine = (surface: Surface, values: readonly number[], colour: string, area: boolean): void => {
  const { context, width, height, dpr } = surface
  context.setTransform(dpr, 0, 0, dpr, 0, 0)
  context.clearRect(0, 0, width, height)
  if (values.length < 2) return
  const low = Math.min(...values)
  const range = Math.max(...values) - low || 1
  const x = (index: number): number => (index / (values.length - 1)) * (width - LINE_WIDTH) + LINE_WIDTH / 2
  const y = (value: number): number =>
    height - LINE_WIDTH - ((value - low) / range) * (height - 2 * LINE_WIDTH)
  context.beginPath()
  values.forEach((value, index) => context.lineTo(x(index), y(value)))
  context.strokeStyle = colour
  context.lineWidth = LINE_WIDTH
  context.lineJoin = 'round'
  context.stroke()
  if (!area) return
  context.lineTo(width, height)
  context.lineTo(0, height)
  context.closePath()
  const fade = context.createLinearGradient(0, 0, 0, height)
  fade.addColorStop(0, `${colour}29`)
  fade.addColorStop(1, `${colour}00`)
  context.fillStyle = fade
  context.fill()
}
