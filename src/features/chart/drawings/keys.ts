import type { Chart } from '../chart'
import type { DrawingEditor } from './editor'

/** How far (px) an arrow key moves the crosshair or a line. */
const STEP = 4

/**
 * Keys while the tools are open: Enter makes a point at the crosshair, up and down move the crosshair, arrows move the
 * selected line, Delete deletes it, Escape gives up step by step.
 * @returns true when the key meant something
 */
export const handleDrawingKey = (chart: Chart, editor: DrawingEditor, key: string): boolean => {
  const { active, tool, selected } = editor.state.getState()
  if (!active) return false
  if (key === 'Enter') return place(chart, editor)
  if (key === 'Delete' || key === 'Backspace') return selected !== null && (editor.remove(), true)
  if (key === 'Escape') return giveUp(editor)
  const [dx, dy] = ARROWS[key] ?? [0, 0]
  if (dx === 0 && dy === 0) return false
  if (!tool && selected !== null) return editor.nudge(dx * chart.model.view.slot, dy * STEP)
  return dy !== 0 && raise(chart, dy * STEP)
}

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

const place = ({ model }: Chart, editor: DrawingEditor): boolean => {
  const { cross } = model
  if (!cross) return false
  editor.tap({ x: model.view.x(cross.index), y: cross.y })
  return true
}

const raise = (chart: Chart, dy: number): boolean => {
  const { cross, view } = chart.model
  if (!cross) return false
  chart.point({ x: view.x(cross.index), y: cross.y + dy })
  return true
}

const giveUp = (editor: DrawingEditor): boolean => {
  const { tool, selected } = editor.state.getState()
  if (tool) editor.cancel()
  else if (selected !== null) editor.state.setState({ selected: null })
  else editor.close()
  return true
}
