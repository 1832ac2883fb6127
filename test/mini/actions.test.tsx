import { useState } from 'react'
import type TestUtils from '@tarojs/test-utils-react'
import { ApiError, useAction } from '@/api'
import { cleanUp, find, mount, settle, textOf } from './helpers'

afterEach(cleanUp)

type Work = (key: string) => Promise<unknown>

const Probe = ({ work }: { readonly work: Work }) => {
  const [amount, setAmount] = useState('5')
  const { busy, run } = useAction()
  return (
    <>
      <button id="change" onClick={() => setAmount('6')} />
      <button id="go" onClick={() => void run({ amount }, work).catch(() => undefined)}>
        {busy ? 'busy' : 'idle'}
      </button>
    </>
  )
}

const tap = async (utils: TestUtils, selector = '#go'): Promise<void> => {
  utils.fireEvent.click(find(selector))
  await settle(utils)
}

/** Taps twice, with an answer after each, and tells the keys that were sent. */
const keysOf = async (work: Work, between = async (_utils: TestUtils): Promise<void> => undefined) => {
  const keys: string[] = []
  const utils = await mount(
    <Probe
      work={(key) => {
        keys.push(key)
        return work(key)
      }}
    />,
  )
  await tap(utils)
  await between(utils)
  await tap(utils)
  const [first, second] = keys
  if (!first || !second || keys.length !== 2) throw new Error(`${keys.length} requests`)
  return { first, second }
}

const failing = (code: ConstructorParameters<typeof ApiError>[0]) => () => Promise.reject(new ApiError(code))

describe('useAction', () => {
  it('runs once however often it is tapped, and again when it is done', async () => {
    let finish = (): void => undefined
    const work = jest.fn(() => new Promise<void>((resolve) => (finish = resolve)))
    const utils = await mount(<Probe work={work} />)
    utils.fireEvent.click(find('#go'))
    utils.fireEvent.click(find('#go'))
    expect(work).toHaveBeenCalledTimes(1)
    expect(textOf('#go')).toBe('busy')
    finish()
    await settle(utils)
    expect(textOf('#go')).toBe('idle')
    await tap(utils)
    expect(work).toHaveBeenCalledTimes(2)
  })

  it.each(['OUTCOME_UNKNOWN', 'TIMED_OUT', 'NETWORK_FAILURE', 'SERVER_BUSY'] as const)(
    'repeats the same intent with the same key after %s',
    async (code) => {
      const { first, second } = await keysOf(failing(code))
      expect(second).toBe(first)
    },
  )

  it('takes a new key after success', async () => {
    const { first, second } = await keysOf(() => Promise.resolve())
    expect(second).not.toBe(first)
  })

  it('takes a new key after the server refused', async () => {
    const { first, second } = await keysOf(failing('INSUFFICIENT_AVAILABLE'))
    expect(second).not.toBe(first)
  })

  it('takes a new key when the form changed after a lost reply', async () => {
    const { first, second } = await keysOf(failing('TIMED_OUT'), (utils) => tap(utils, '#change'))
    expect(second).not.toBe(first)
  })
})
