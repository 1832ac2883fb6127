import type * as Asked from '@/platform/privacy/asked'
import { loadMini } from './target'

type Adapter = typeof Asked
type Resolve = (answer: object) => void

/** WeChat (developers.weixin.qq.com, wx.onNeedPrivacyAuthorization): each protected call waits for an answer. */
const start = () => {
  const listeners: ((resolve: Resolve, info: object) => void)[] = []
  const opened = jest.fn<void, []>()
  const client = {
    onNeedPrivacyAuthorization: (listener: (resolve: Resolve) => void) => void listeners.push(listener),
    openPrivacyContract: () => opened(),
  }
  const adapter = loadMini<Adapter>('weapp', 'privacy/asked', client)
  const ask = (referrer: string): jest.Mock => {
    const resolve = jest.fn()
    listeners.forEach((listener) => listener(resolve, { referrer }))
    return resolve
  }
  return { ...adapter, ask, opened, listeners }
}

describe('consent that WeChat leaves to the app', () => {
  it('is waited for, and the client is told that the user is being asked', () => {
    const { ask } = start()
    expect(ask('chooseImage').mock.calls).toEqual([[{ event: 'exposureAuthorization' }]])
  })

  it('given once, lets everything go on that waits for it', () => {
    const { ask, answer } = start()
    const [first, second] = [ask('chooseImage'), ask('chooseLocation')]
    answer({ event: 'agree', buttonId: 'privacy-agree' })
    for (const resolve of [first, second])
      expect(resolve).toHaveBeenLastCalledWith({ event: 'agree', buttonId: 'privacy-agree' })
  })

  it('refused, ends what waited, and is asked for again the next time', () => {
    const { ask, answer } = start()
    const first = ask('chooseImage')
    answer({ event: 'disagree' })
    expect(first).toHaveBeenLastCalledWith({ event: 'disagree' })
    const second = ask('chooseImage')
    answer({ event: 'agree', buttonId: 'privacy-agree' })
    expect(first).toHaveBeenCalledTimes(2)
    expect(second).toHaveBeenLastCalledWith({ event: 'agree', buttonId: 'privacy-agree' })
  })

  it('opens the guideline', () => {
    const { openGuideline, opened } = start()
    openGuideline()
    expect(opened).toHaveBeenCalledTimes(1)
  })

  it('is not asked for by older clients, which do not stop the app', () => {
    expect(() => loadMini<Adapter>('weapp', 'privacy/asked', {})).not.toThrow()
  })
})
