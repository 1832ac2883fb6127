import { onPartLost } from '@/platform/network'

/** What the browser does when nobody handles a rejected promise. @returns whether someone took care of it */
const reject = (reason: unknown): boolean => {
  const event = Object.assign(new Event('unhandledrejection', { cancelable: true }), { reason })
  window.dispatchEvent(event)
  return event.defaultPrevented
}

describe('a part of the app that cannot be loaded', () => {
  const lost = jest.fn()
  beforeAll(() => onPartLost(lost))
  beforeEach(() => lost.mockClear())

  it.each(['Loading chunk 12 failed.', 'Loading CSS chunk 12 failed.'])('is told: %s', (message) => {
    expect(reject(new Error(message))).toBe(true)
    expect(lost).toHaveBeenCalledTimes(1)
  })

  it.each([new Error('anything else'), 'Loading chunk 12 failed.', undefined])(
    'leaves %s to others',
    (reason) => {
      expect(reject(reason)).toBe(false)
      expect(lost).not.toHaveBeenCalled()
    },
  )
})
