import { TurnedSurface, turnedSink } from '@/platform/canvas'
import { Chart } from '@/features/chart/chart'
import { ChartModel } from '@/features/chart/model/chartModel'
import { candles } from './setUp'
import { FakeSurface, labels, theme } from './recorder'

describe('a picture on its side', () => {
  it('is as wide as the upright node is high, and its top is at the right edge', () => {
    const [base, top] = [new FakeSurface(390, 844), new FakeSurface(390, 844)]
    const chart = new Chart({ theme, labels, now: () => null }, new ChartModel(() => 0))
    chart.attach(new TurnedSurface(base), new TurnedSurface(top))
    chart.load(candles)
    base.runFrame()
    expect([chart.model.width, chart.model.height]).toEqual([844, 390])
    const [a, b, c, d, e, f] = base.calls.find(({ name }) => name === 'setTransform')!.args as number[]
    // Two device pixels per pixel: a point of the picture lands on these pixels of the node.
    const node = (x: number, y: number) => [a! * x + c! * y + e!, b! * x + d! * y + f!]
    expect(node(0, 0)).toEqual([780, 0])
    expect(node(844, 0)).toEqual([780, 1688])
    expect(node(0, 390)).toEqual([0, 0])
  })

  it('takes fingers, mouse and wheel where they are on the picture', () => {
    const seen: unknown[] = []
    const sink = {
      touches: (list: unknown) => seen.push(list),
      moved: (list: unknown) => seen.push(list) > 0,
      cancelled: () => seen.push('cancelled'),
      wheel: (...args: number[]) => seen.push(args),
      hover: (...args: number[]) => seen.push(args),
      left: () => seen.push('left'),
      key: (key: string) => key === 'End',
    }
    const turned = turnedSink(sink, () => 390)
    turned.touches([{ id: 1, x: 390, y: 0 }], 0)
    expect(turned.moved([{ id: 1, x: 290, y: 50 }], 1)).toBe(true)
    turned.hover(0, 844)
    turned.wheel?.(1, 2, 300, 40)
    turned.cancelled()
    turned.left()
    expect(turned.key('End')).toBe(true)
    expect(seen).toEqual([
      [{ id: 1, x: 0, y: 0 }],
      [{ id: 1, x: 50, y: 100 }],
      [844, 390],
      [1, 2, 40, 90],
      'cancelled',
      'left',
    ])
  })
})
