import { useState } from 'react'
import { useCall } from '@/api'
import { send, type WireReply, type WireRequest } from '@/platform/request'
import { liveStatus, setLiveState } from '@/stores/live'
import { cleanUp, find, mount, settle, textOf } from './helpers'

jest.mock('@/platform/request', () => ({
  ...jest.requireActual<object>('@/platform/request'),
  send: jest.fn(),
}))
const sent = send as jest.MockedFunction<typeof send>

type Answer = (reply: WireReply) => void
const answers: { readonly request: WireRequest; readonly answer: Answer }[] = []

const ok = (obj: unknown): WireReply => ({ status: 200, data: { code: 0, msg: '', obj } })
const busy: WireReply = { status: 503, data: 'overloaded' }
const answerOf = (index: number): Answer => {
  const found = answers[index]
  if (!found) throw new Error(`only ${answers.length} requests`)
  return found.answer
}

beforeEach(() => {
  answers.length = 0
  sent.mockImplementation((request) => new Promise((answer) => answers.push({ request, answer })))
})
afterEach(cleanUp)

/** Reads one account's balance; the buttons choose another currency, sign out and read again. */
const Probe = () => {
  const [currency, setCurrency] = useState<number | null>(1)
  const { data, problem, loading, reload } = useCall(
    'account.oneAssets',
    currency === null ? null : { a: 1, b: currency },
  )
  return (
    <>
      <button id="other" onClick={() => setCurrency(5)} />
      <button id="none" onClick={() => setCurrency(null)} />
      <button id="reload" onClick={() => void reload()} />
      <p id="state">
        {[data?.available ?? 'nothing', problem?.code ?? 'fine', loading ? 'loading' : 'done'].join(' ')}
      </p>
    </>
  )
}

describe('useCall', () => {
  it('reads once, tells that it loads and then what came', async () => {
    const utils = await mount(<Probe />)
    expect(textOf('#state')).toBe('nothing fine loading')
    answerOf(0)(ok({ available: '7' }))
    await settle(utils)
    expect(textOf('#state')).toBe('7 fine done')
    expect(answers).toHaveLength(1)
    expect(answers[0]?.request.url).toContain('/account/1/1/')
  })

  it('keeps what it has while it reads again, and when that fails', async () => {
    const utils = await mount(<Probe />)
    answerOf(0)(ok({ available: '7' }))
    await settle(utils)
    utils.fireEvent.click(find('#reload'))
    expect(textOf('#state')).toBe('7 fine loading')
    answerOf(1)(busy)
    await settle(utils)
    expect(textOf('#state')).toBe('7 SERVER_BUSY done')
  })

  it('never shows the answer to an older question over a newer one', async () => {
    const utils = await mount(<Probe />)
    utils.fireEvent.click(find('#other'))
    answerOf(1)(ok({ available: '2' }))
    await settle(utils)
    answerOf(0)(ok({ available: '1' }))
    await settle(utils)
    expect(textOf('#state')).toBe('2 fine done')
  })

  it('asks nothing and forgets the answer while the call cannot be made', async () => {
    const utils = await mount(<Probe />)
    answerOf(0)(ok({ available: '7' }))
    await settle(utils)
    utils.fireEvent.click(find('#none'))
    await settle(utils)
    expect(textOf('#state')).toBe('nothing fine done')
    expect(answers).toHaveLength(1)
  })

  it('reads again after the live connection came back, not when it first came', async () => {
    const utils = await mount(<Probe />)
    utils.act(() => setLiveState('live'))
    expect(answers).toHaveLength(1)
    utils.act(() => setLiveState('connecting'))
    utils.act(() => setLiveState('live'))
    expect(answers).toHaveLength(2)
  })

  it('reads what it could not read without a network once there is one, and what it has not again', async () => {
    liveStatus.setState({ state: 'offline', connects: 0 })
    const utils = await mount(<Probe />)
    answerOf(0)(busy)
    await settle(utils)
    utils.act(() => setLiveState('live'))
    expect(answers).toHaveLength(2)
    answerOf(1)(ok({ available: '7' }))
    await settle(utils)
    expect(textOf('#state')).toBe('7 fine done')
    liveStatus.setState({ state: 'offline', connects: 0 })
    utils.act(() => setLiveState('live'))
    expect(answers).toHaveLength(2)
  })
})
