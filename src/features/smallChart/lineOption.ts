import type { SmallChartOption } from './echarts'

export interface LinePoint {
  /** Name of the place on the axis. */
  readonly time: string
  /** A decimal text; drawn, never calculated with. */
  readonly value: string
}

const GRID_COLOUR = '#181D1A'
const AXIS_COLOUR = '#919B95'
const CROSS_COLOUR = '#AEB7B2'
const TIP_GROUND = '#2A302D'
const TIP_TEXT = '#F1F4F2'
const FONT = 11

const fade = (colour: string) => ({
  type: 'linear' as const,
  ...{ x: 0, y: 0, x2: 0, y2: 1 },
  colorStops: [
    { offset: 0, color: `${colour}29` },
    { offset: 1, color: `${colour}00` },
  ],
})

/** One line over its ground, the scale on the right, and a tip under the finger. */
export const lineOption = (points: readonly LinePoint[], colour: string): SmallChartOption => ({
  animation: false,
  grid: { left: 0, right: 56, top: 12, bottom: 12 },
  xAxis: { type: 'category', boundaryGap: false, show: false, data: points.map(({ time }) => time) },
  yAxis: {
    type: 'value',
    position: 'right',
    scale: true,
    splitNumber: 3,
    axisLabel: { color: AXIS_COLOUR, fontSize: FONT },
    splitLine: { lineStyle: { color: GRID_COLOUR } },
  },
  tooltip: {
    trigger: 'axis',
    renderMode: 'richText',
    confine: true,
    backgroundColor: TIP_GROUND,
    borderWidth: 0,
    textStyle: { color: TIP_TEXT, fontSize: FONT },
    axisPointer: { lineStyle: { color: CROSS_COLOUR, type: 'dashed' } },
  },
  series: [
    {
      type: 'line',
      showSymbol: false,
      data: points.map(({ value }) => Number.parseFloat(value)),
      lineStyle: { color: colour, width: 1.5 },
      itemStyle: { color: colour },
      areaStyle: { color: fade(colour) },
    },
  ],
})
