import { LineChart, type LineSeriesOption } from 'echarts/charts'
import {
  GridComponent,
  TooltipComponent,
  type GridComponentOption,
  type TooltipComponentOption,
} from 'echarts/components'
import {
  init as initChart,
  setPlatformAPI,
  use as register,
  type ComposeOption,
  type ECharts,
} from 'echarts/core'
import { CanvasRenderer } from 'echarts/renderers'

/**
 * Stands in for the ECharts 4 that `echarts-taro3-react` carries (the build's alias points here): ECharts 6 with what our
 * small charts draw and nothing else, and around its `init` all that the package's canvas lacks.
 */
register([LineChart, GridComponent, TooltipComponent, CanvasRenderer])

export type SmallChartOption = ComposeOption<LineSeriesOption | GridComponentOption | TooltipComponentOption>
export type { ECharts }

/** The package's stand-in for a canvas, as far as it is used; `canvasNode` is the target's own. */
interface PackageCanvas {
  readonly canvasId: string
  readonly canvasNode: Partial<HTMLCanvasElement>
  addEventListener?: () => void
  removeEventListener?: () => void
}

interface Size {
  readonly width?: number
  readonly height?: number
  readonly devicePixelRatio: number
}

type Listener = (chart: ECharts) => void
const waiting = new Map<string, Listener>()

/** Hears of the chart that is made on a canvas. @returns the way to stop */
export const onChart = (canvasId: string, listener: Listener): (() => void) => {
  waiting.set(canvasId, listener)
  return () => void waiting.delete(canvasId)
}

const nothing = (): void => undefined

/** In a browser the element itself, with its own events; elsewhere the stand-in, whose touches the package passes on. */
const rootOf = (canvas: PackageCanvas): HTMLElement => {
  if (canvas.canvasNode.nodeName) return canvas.canvasNode as HTMLCanvasElement
  return Object.assign(canvas, {
    addEventListener: nothing,
    removeEventListener: nothing,
  }) as unknown as HTMLElement
}

interface Pointer {
  readonly zrX?: number
}

/** Touches that the package passes on without a position (H5) are left to the element's own; ECharts stops the others. */
const guardTouches = (chart: ECharts): void => {
  const { handler } = chart.getZr()
  const dispatch = handler.dispatch.bind(handler)
  handler.dispatch = (name: Parameters<typeof dispatch>[0], pointer?: Pointer) => {
    if (pointer?.zrX === undefined) return
    dispatch(name, { ...pointer, preventDefault: nothing, stopPropagation: nothing })
  }
}

/** Called by the package with its canvas; on H5 it knows no size. */
export const init = (canvas: PackageCanvas, _theme: null, size: Size): ECharts => {
  const { canvasNode: node } = canvas
  const chart = initChart(rootOf(canvas), null, {
    width: size.width ?? node.clientWidth,
    height: size.height ?? node.clientHeight,
    devicePixelRatio: size.devicePixelRatio,
  })
  guardTouches(chart)
  waiting.get(canvas.canvasId)?.(chart)
  return chart
}

export const setCanvasCreator = (createCanvas: () => HTMLCanvasElement): void =>
  setPlatformAPI({ createCanvas })

/** The package adds one more each time a chart is shown, to switch off what our charts do not use. */
export const registerPreprocessor = nothing
