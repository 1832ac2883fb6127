import Home from '@/pages/home/index'
import { NoReply, send } from '@/platform/request'
import { setLiveState } from '@/stores/live'
import { find, has, mount, pageText, settle, cleanUp } from './helpers'

jest.mock('@/platform/request', () => ({
  ...jest.requireActual<object>('@/platform/request'),
  send: jest.fn(),
}))
const sent = send as jest.MockedFunction<typeof send>

afterEach(cleanUp)

/** The app is launched without a network: its package is on the phone, and nothing else comes. */
describe('Home without a network', () => {
  const open = async () => {
    sent.mockRejectedValue(new NoReply(false))
    setLiveState('offline')
    const utils = await mount(<Home />)
    for (let turn = 0; turn < 10; turn += 1) await settle(utils)
    return utils
  }

  it('says that there is none, and keeps what needs none', async () => {
    await open()
    expect(pageText()).toMatch(/no network|offline|connection/i)
    expect(has('.tab-bar')).toBe(true)
    expect(has('.empty .button')).toBe(true)
    expect(pageText()).not.toMatch(/undefined|NaN|\{/)
  })

  it('asks again when the user wants it', async () => {
    const utils = await open()
    const before = sent.mock.calls.length
    utils.fireEvent.click(find('.empty .button'))
    await settle(utils)
    expect(sent.mock.calls.length).toBeGreaterThan(before)
  })
})
