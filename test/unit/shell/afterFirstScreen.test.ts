import type * as FirstScreen from '@/features/shell/firstScreen'

/** As it is when the app starts. */
const start = (): typeof FirstScreen => {
  let fresh: typeof FirstScreen | null = null
  jest.isolateModules(() => {
    fresh = jest.requireActual<typeof FirstScreen>('@/features/shell/firstScreen')
  })
  if (!fresh) throw new Error('not loaded')
  return fresh
}

describe('what the first screen has no need of', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  it('is done when that is there, in order, and later at once', () => {
    const { afterFirstScreen, firstScreenDrawn } = start()
    const done: string[] = []
    afterFirstScreen(() => done.push('show'))
    afterFirstScreen(() => done.push('hide'))
    expect(done).toEqual([])
    firstScreenDrawn()
    expect(done).toEqual(['show', 'hide'])
    afterFirstScreen(() => done.push('late'))
    jest.runAllTimers()
    expect(done).toEqual(['show', 'hide', 'late'])
  })

  it('does not wait for ever', () => {
    const { afterFirstScreen } = start()
    const work = jest.fn()
    afterFirstScreen(work)
    jest.advanceTimersByTime(999)
    expect(work).not.toHaveBeenCalled()
    jest.advanceTimersByTime(1)
    expect(work).toHaveBeenCalledTimes(1)
  })
})
