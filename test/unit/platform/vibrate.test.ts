import type * as Vibrate from '@/platform/vibrate'
import { loadMini, loadWeb } from './target'

type Adapter = typeof Vibrate
interface Call {
  readonly type: string
  readonly success: (result: object) => void
  readonly fail: (error: object) => void
}

const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

describe.each(['weapp', 'alipay'] as const)('a light tap on %s', (target) => {
  it('is felt', () => {
    const types: string[] = []
    const vibrateShort = ({ type, success }: Call): void => {
      types.push(type)
      success({})
    }
    loadMini<Adapter>(target, 'vibrate', { vibrateShort }).tapHand()
    expect(types).toEqual(['light'])
  })

  it('that the phone cannot do is no fault, nor on a client that knows none', async () => {
    const vibrateShort = ({ fail }: Call): void => fail({ errMsg: 'vibrateShort:fail style is not support' })
    loadMini<Adapter>(target, 'vibrate', { vibrateShort }).tapHand()
    await settle()
    expect(() => loadMini<Adapter>(target, 'vibrate', {}).tapHand()).not.toThrow()
  })
})

describe('a light tap on the web', () => {
  it('is felt', () => {
    const vibrate = jest.fn(() => true)
    loadWeb<Adapter>('vibrate', { navigator: { vibrate } }).adapter.tapHand()
    expect(vibrate.mock.calls).toEqual([[15]])
  })

  it('is left out by browsers that know none', () => {
    expect(() => loadWeb<Adapter>('vibrate', { navigator: {} }).adapter.tapHand()).not.toThrow()
  })
})
