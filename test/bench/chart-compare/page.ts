import { build as kline } from './kline'
import { build as lightweight } from './lightweight'
import { build as ours } from './ours'
import { ticked, walk } from './candles'
import { HEIGHT, WIDTH, type Build, type Subject } from './subject'

/** Several runs are timed together: the browser's clock counts in steps of 0.1 ms. */
const BATCH = 10
/** Promises that a library may wait for between its new data and its next frame. */
const MICROTASKS = 12

const SUBJECTS: Readonly<Record<string, Build>> = { ours, lightweight, kline }

let subject: Subject
let last: ReturnType<typeof walk>[number]

/** Frames wait in here, so that what they do can be timed. */
const frames = { held: false, waiting: [] as FrameRequestCallback[] }
const nativeFrame = window.requestAnimationFrame.bind(window)
window.requestAnimationFrame = (run) => (frames.held ? frames.waiting.push(run) : nativeFrame(run))

const runFrames = (): void => {
  const waiting = frames.waiting
  frames.waiting = []
  waiting.forEach((run) => run(performance.now()))
}

/** Builds a chart with this many bars; the runner measures what that costs. */
const show = async (name: string, bars: number): Promise<void> => {
  const box = document.createElement('div')
  box.style.cssText = `position:absolute;left:0;top:0;width:${WIDTH}px;height:${HEIGHT}px`
  document.body.append(box)
  const candles = walk(bars)
  last = candles[bars - 1]!
  performance.mark('build')
  subject = await SUBJECTS[name]!(box, candles)
}

/** Milliseconds of script per step, drawing included: the median is to be taken of these batches. */
const measure = async (batches: number, step: (turn: number) => void): Promise<number[]> => {
  const times: number[] = []
  frames.held = true
  for (let batch = 0; batch < batches; batch++) {
    const before = performance.now()
    for (let i = 0; i < BATCH; i++) {
      step(batch * BATCH + i)
      for (let k = 0; k < MICROTASKS; k++) await Promise.resolve()
      runFrames()
    }
    times.push((performance.now() - before) / BATCH)
    await new Promise((resolve) => setTimeout(resolve))
  }
  frames.held = false
  return times
}

const tick = (batches: number) => measure(batches, (turn) => subject.tick(ticked(last, turn)))
const pan = (batches: number) => measure(batches, () => subject.pan(3))

Object.assign(window, { bench: { show, tick, pan, walk } })
