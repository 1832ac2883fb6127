import { View } from '@tarojs/components'
import { useId } from 'react'
import { useDrawn } from '@/components'
import { CanvasLayer, type Surface } from '@/platform/canvas'
import { usePref } from '@/stores/preferences'
import { lineColour, NEUTRAL } from '@/styles/palette'

interface Props {
  /** Prices since the opening, oldest first. */
  readonly points: readonly string[]
  readonly open: string
  /** Ahead, behind, or neither. */
  readonly sign: 'up' | 'down' | 'none'
}

/** A running order at a glance: the price since it opened, the opening price dashed, a dot at the end. */
export const MiniChart = ({ points, open, sign }: Props) => {
  const id = `mini${useId().replace(/\W/g, '')}`
  const palette = usePref('palette')
  const colour = sign === 'none' ? NEUTRAL : lineColour(sign === 'up', palette)
  const picture = `${colour} ${open} ${points.join()}`
  const onReady = useDrawn(id, picture, (surface) => drawPath(surface, [open, ...points].map(Number), colour))
  return (
    <View className="mini-chart">
      <CanvasLayer id={id} className="mini-chart__canvas" onReady={onReady} />
    </View>
  )
}

const LINE = 1.5
const DOT = 3

/** @param values the opening price, then the path */
const drawPath = (surface: Surface, values: readonly number[], colour: string): void => {
  const { context, width, height, dpr } = surface
  const low = Math.min(...values)
  const range = Math.max(...values) - low
  const x = (index: number): number => DOT + (index / Math.max(1, values.length - 1)) * (width - 2 * DOT)
  const y = (value: number): number =>
    range === 0 ? height / 2 : height - DOT - ((value - low) / range) * (height - 2 * DOT)
  context.setTransform(dpr, 0, 0, dpr, 0, 0)
  context.clearRect(0, 0, width, height)
  const [open = 0] = values
  context.strokeStyle = NEUTRAL
  context.lineWidth = 1
  context.setLineDash([2, 2])
  context.beginPath()
  context.moveTo(0, y(open))
  context.lineTo(width, y(open))
  context.stroke()
  context.setLineDash([])
  context.strokeStyle = colour
  context.lineWidth = LINE
  context.lineJoin = 'round'
  context.beginPath()
  values.forEach((value, index) => context.lineTo(x(index), y(value)))
  context.stroke()
  context.fillStyle = colour
  context.beginPath()
  context.arc(x(values.length - 1), y(values[values.length - 1] ?? open), DOT, 0, 2 * Math.PI)
  context.fill()
}
