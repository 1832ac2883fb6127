import { DepthPointer } from '@/features/book/model/pointer'

const setUp = () => {
  const done: string[] = []
  const pointer = new DepthPointer({
    point: (x) => done.push(`point ${x}`),
    clear: () => done.push('clear'),
    step: (by) => done.push(`step ${by}`),
  })
  return { pointer, done }
}
const at = (x: number, y: number) => [{ id: 0, x, y }]

describe('pointing at the depth', () => {
  it('follows a finger that goes sideways; what it pointed at stays', () => {
    const { pointer, done } = setUp()
    pointer.touches(at(50, 50))
    expect(pointer.moved(at(57, 50))).toBe(false)
    expect(pointer.moved(at(58, 50))).toBe(true)
    expect(pointer.moved(at(90, 80))).toBe(true)
    pointer.touches([])
    expect(done).toEqual(['point 58', 'point 90'])
  })

  it('leaves a finger that goes up or down to the page', () => {
    const { pointer, done } = setUp()
    pointer.touches(at(50, 50))
    expect(pointer.moved(at(52, 60))).toBe(false)
    expect(pointer.moved(at(90, 60))).toBe(false)
    pointer.touches([])
    expect(done).toEqual([])
  })

  it('takes a tap', () => {
    const { pointer, done } = setUp()
    pointer.touches(at(50, 50))
    pointer.touches([])
    expect(done).toEqual(['point 50'])
  })

  it('follows the mouse while it is over, and forgets when it leaves', () => {
    const { pointer, done } = setUp()
    pointer.hover(10)
    pointer.left()
    expect(done).toEqual(['point 10', 'clear'])
  })

  it('walks from level to level by arrow keys, Escape forgets, other keys are the page’s', () => {
    const { pointer, done } = setUp()
    expect(['ArrowLeft', 'ArrowRight', 'Escape', 'Tab'].map((key) => pointer.key(key))).toEqual([
      true,
      true,
      true,
      false,
    ])
    expect(done).toEqual(['step -1', 'step 1', 'clear'])
  })
})
