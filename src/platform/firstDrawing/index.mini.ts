import { hooks } from '@tarojs/shared'
import { barRoom } from '../screen'
import { ROOM } from './room'
import type { Drawings, FirstDrawing } from './types'

const HOME = 'pages/home/index'

interface Instance {
  readonly route?: string
  readonly setData: (data: object) => void
}

type OnLoad = (this: Instance, ...args: unknown[]) => unknown

/**
 * Drawings as JSON, which the build writes beside the app's scripts (scripts/miniFirstScreen.ts) in the place of none
 * (./none.cjs). The bundler leaves this call to the client.
 */
declare const __non_webpack_require__: (file: './firstScreen') => Partial<Drawings>

const drawingOf = ({ who, lang }: FirstDrawing): object | null => {
  const drawing = __non_webpack_require__('./firstScreen')[who]?.[lang]()
  const { top, right } = barRoom()
  if (!drawing || top === 0 || right === 0) return null
  return JSON.parse(drawing.replace(ROOM, `padding-top: ${top}px; padding-right: ${right}px;`)) as object
}

/**
 * Home, once at a launch, is handed its first screen before React draws anything: React's own first update takes its place.
 * @param wanted the drawing that fits now; null when none does
 */
export const beginHomeDrawn = (wanted: () => FirstDrawing | null): void => {
  let begun = false
  hooks.tap('modifyPageObject', (config: Record<string, unknown>) => {
    const onLoad = config.onLoad as OnLoad
    config.onLoad = function (this: Instance, ...args: unknown[]) {
      const fitting = !begun && this.route === HOME ? wanted() : null
      const drawing = fitting && drawingOf(fitting)
      if (drawing) this.setData(drawing)
      begun = true
      return onLoad.apply(this, args)
    }
  })
}
