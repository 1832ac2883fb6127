import { createStore } from 'zustand/vanilla'
import { MOST_DRAWINGS, type Drawing } from '@/stores/drawings'
import type { ChartModel } from '../model/chartModel'
import { anchorAt, hitTest, moved, priceAt, type Grip, type Spot } from './geometry'
import { NOTHING, type Sketch, type Tool } from './sketch'

interface Held {
  readonly drawing: Drawing
  readonly grip: Grip
  readonly at: Spot
}

/** Makes, selects, moves and deletes the lines on one chart. */
export class DrawingEditor {
  readonly state = createStore<Sketch>(() => NOTHING)
  private held: Held | null = null

  /** Keeps the lines after each finished change. */
  onSave: (drawings: readonly Drawing[]) => void = () => undefined

  constructor(
    private readonly model: ChartModel,
    private readonly newId: () => string = () => Math.random().toString(36).slice(2, 12),
  ) {}

  /** Shows the lines of another pair, or those that were changed elsewhere. */
  load(drawings: readonly Drawing[]): void {
    if (drawings === this.state.getState().drawings || this.held) return
    const { selected } = this.state.getState()
    const kept = drawings.some(({ id }) => id === selected) ? selected : null
    this.state.setState({ drawings, selected: kept, pending: null })
  }

  open(): void {
    this.state.setState({ active: true })
  }

  close(): void {
    this.held = null
    this.state.setState({ active: false, tool: null, pending: null, selected: null })
  }

  /** Takes a tool, or puts it back when it was in hand. @returns false when there are too many lines already */
  pick(tool: Tool): boolean {
    const { drawings, tool: before } = this.state.getState()
    if (before === tool) return (this.cancel(), true)
    if (drawings.length >= MOST_DRAWINGS) return false
    this.state.setState({ tool, pending: null, selected: null })
    return true
  }

  /** Gives up the line that is being made. */
  cancel(): void {
    this.state.setState({ tool: null, pending: null })
  }

  /** A tap makes the next point, else it selects what is there. */
  tap(at: Spot): void {
    const { active, tool, pending, drawings, selected } = this.state.getState()
    if (!active || this.model.bars.length === 0) return
    if (!tool) {
      const id = hitTest(this.model, drawings, selected, at)?.drawing.id ?? null
      this.state.setState({ selected: id })
    } else if (tool === 'level') this.add({ id: this.newId(), kind: tool, price: priceAt(this.model, at.y) })
    else if (!pending) this.state.setState({ pending: anchorAt(this.model, at) })
    else this.add({ id: this.newId(), kind: tool, from: pending, to: anchorAt(this.model, at) })
  }

  /** Takes hold of the line under a finger. @returns false when there is none */
  grab(at: Spot): boolean {
    const { active, tool, drawings, selected } = this.state.getState()
    const hit = active && !tool ? hitTest(this.model, drawings, selected, at) : null
    if (!hit) return false
    this.held = { ...hit, at }
    this.state.setState({ selected: hit.drawing.id })
    return true
  }

  drag(to: Spot): void {
    if (!this.held) return
    const { drawing, grip, at } = this.held
    this.put(moved(this.model, drawing, grip, at, to))
  }

  /** Lets go: what was moved is kept. */
  drop(): void {
    const { held } = this
    this.held = null
    const { drawings } = this.state.getState()
    if (held && !drawings.includes(held.drawing)) this.onSave(drawings)
  }

  /** Moves the selected line by pixels, for keys. @returns false when none is selected */
  nudge(dx: number, dy: number): boolean {
    const { drawings, selected } = this.state.getState()
    const drawing = drawings.find(({ id }) => id === selected)
    if (!drawing) return false
    this.put(moved(this.model, drawing, 'line', { x: 0, y: 0 }, { x: dx, y: dy }))
    this.onSave(this.state.getState().drawings)
    return true
  }

  /** Deletes the selected line. */
  remove(): void {
    const { drawings, selected } = this.state.getState()
    const rest = drawings.filter(({ id }) => id !== selected)
    if (rest.length === drawings.length) return
    this.state.setState({ drawings: rest, selected: null })
    this.onSave(rest)
  }

  removeAll(): void {
    this.state.setState({ drawings: [], selected: null, pending: null, tool: null })
    this.onSave([])
  }

  private add(drawing: Drawing): void {
    const drawings = [...this.state.getState().drawings, drawing]
    this.state.setState({ drawings, tool: null, pending: null, selected: drawing.id })
    this.onSave(drawings)
  }

  private put(changed: Drawing): void {
    const drawings = this.state.getState().drawings.map((one) => (one.id === changed.id ? changed : one))
    this.state.setState({ drawings })
  }
}
