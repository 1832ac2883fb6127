import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { PageView } from './page'
import { createCanvas } from './canvas'
import { classesOf, idOf, readOf, type Placed } from './tree'
import type { Box, CanvasNode, Device, Host } from './types'

export const createDevice = (): Device => ({
  album: 'allowed',
  allowsInSettings: true,
  privacy: 'agreed',
  picture: null,
  scanned: null,
  networkType: 'wifi',
  window: { width: 390, height: 844 },
  clipboard: '',
  saved: [],
})

/** A little PNG: 1 by 1, what every canvas is stored as here. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/** Rough heights in CSS pixels: nothing is laid out here, but what is there has a size. */
const HEIGHTS: Readonly<Record<string, number>> = { canvas: 300, view: 60, image: 60, input: 44, text: 20 }

const matches =
  (selector: string) =>
  (placed: Placed): boolean =>
    selector.startsWith('#')
      ? idOf(placed) === selector.slice(1)
      : classesOf(placed).includes(selector.slice(1))

type Screen = Pick<Host, 'elements' | 'boxOf' | 'canvasOf' | 'fileOf'>

/** Finds elements and canvases of the page that is shown. */
export const openScreen = (
  page: () => PageView,
  device: Device,
  fault: (message: string) => void,
  later: (work: () => void) => void,
): Screen & { canvases: () => ReadonlyMap<string, CanvasNode>; close: () => void } => {
  const canvases = new Map<string, CanvasNode>()
  const folder = mkdtempSync(join(tmpdir(), 'limelight-phone-'))
  let files = 0
  const find = (selector: string): Placed | undefined => {
    if (!/^[#.][\w-]+$/.test(selector)) fault(`selector ${selector} is none of #id and .class`)
    return page().all().find(matches(selector))
  }
  const boxOf = (selector: string): Box | null => {
    const placed = find(selector)
    if (!placed) return null
    const height = readOf(placed) === '' && placed.children.length === 0 ? HEIGHTS[placed.node.tag] : 60
    return { left: 0, top: 0, width: device.window.width, height: height ?? 60 }
  }
  const canvasOf = (selector: string): CanvasNode | null => {
    const placed = find(selector)
    if (placed?.node.tag !== 'canvas') return null
    if (placed.node.attributes.type !== '2d') fault(`canvas ${selector} is not of type 2d`)
    const key = `${page().instance.path}${idOf(placed)}`
    const node = canvases.get(key) ?? createCanvas(later)
    canvases.set(key, node)
    return node
  }
  return {
    elements: () => page().all(),
    boxOf,
    canvasOf,
    fileOf: () => {
      const path = join(folder, `${++files}.png`)
      writeFileSync(path, PNG)
      return path
    },
    canvases: () => canvases,
    close: () => rmSync(folder, { recursive: true, force: true }),
  }
}
