import './five'
import Taro from '@tarojs/taro'
import { IdentityView } from '@/features/identity/IdentityView'
import type { Identity } from '@/features/identity/form/useIdentityForm'
import { LinesView } from '@/features/lines/LinesView'
import { SettingsView } from '@/features/settings/SettingsView'
import { EnquiryForm } from '@/features/content/business/EnquiryForm'
import { Gone } from '@/features/content/Gone'
import { givePlace } from '@/features/location/choosePlace'
import { Page } from '@/features/shell'
import { send, type WireReply, type WireRequest } from '@/platform/request'
import { putFiat } from '@/stores/fiat'
import { setLiveState } from '@/stores/live'
import { preferences, resetPrefs, setLine } from '@/stores/preferences'
import { toasts } from '@/stores/toasts'
import { updates } from '@/stores/update'
import { all, cleanUp, find, has, mount, pageText, settle, textOf, typeInto } from './helpers'

jest.mock('@/platform/request', () => ({
  ...jest.requireActual<object>('@/platform/request'),
  send: jest.fn(),
}))
const sent = send as jest.MockedFunction<typeof send>
const reply = (obj: unknown): WireReply => ({ status: 200, data: { code: 0, msg: '', obj } })
const answer = (obj: unknown) => sent.mockImplementation(() => Promise.resolve(reply(obj)))
const id = (testId: string): HTMLElement => find(`[data-testid=${testId}]`)

beforeEach(() => {
  jest.clearAllMocks()
  jest.spyOn(Taro, 'getCurrentPages').mockReturnValue([])
})
afterEach(() => {
  cleanUp()
  resetPrefs()
  setLine(0)
  Object.assign(globalThis, { LINE_HOSTS: ['', '', ''] })
})

describe('a build with five tabs (specification, section 2: the second reading)', () => {
  it('has them in their order, in three languages, and marks the token’s', async () => {
    const { act } = await mount(<Page tab="/pages/token/index">content</Page>)
    const tabs = () => all('.tab-bar__tab').map((tab) => tab.textContent)
    expect(tabs()).toEqual(['Home', 'Market', 'Token', 'Contract', 'Assets'])
    expect(textOf('.tab-bar__tab--on')).toBe('Token')
    act(() => preferences.setState({ lang: 'zh_CN' }))
    expect(tabs()).toEqual(['首页', '行情', '代币', '合约', '资产'])
    act(() => preferences.setState({ lang: 'ja_JP' }))
    expect(tabs()).toEqual(['ホーム', 'マーケット', 'トークン', '先物', '資産'])
    act(() => preferences.setState({ lang: 'en_US' }))
  })

  it('shows the options as a page like any other, with a way back', async () => {
    await mount(
      <Page tab="/pages/cookie/index" title="Options">
        content
      </Page>,
    )
    expect([has('.tab-bar'), has('.header__icon--left')]).toEqual([false, true])
  })
})

describe('verification', () => {
  const NONE: Identity = { state: 'none', needed: true, submission: null }
  const submission: NonNullable<Identity['submission']> = {
    ...{ name: 'M**', idNumber: '11************2X', holder: null, cardNumber: null, phone: null },
    ...{ document: 'licence', submittedAt: 0, decidedAt: 1, reason: 'mismatch', words: 'The name differs' },
  }
  const show = (identity: Identity) => mount(<IdentityView identity={identity} onSent={() => undefined} />)

  it('says what it is for before it asks, and sends nothing that is wrong', async () => {
    const utils = await show(NONE)
    expect(pageText()).toContain('Encrypted, and read by our reviewers only')
    utils.fireEvent.click(id('submit'))
    // Name, number, and both sides of the document.
    expect(all('.field__error')).toHaveLength(4)
    expect([sent.mock.calls.length, (id('submit') as HTMLButtonElement).disabled]).toEqual([0, true])
    // A number with a slip in its last digit (GB 11643-1999).
    const number = all('input')[1]
    if (number) typeInto(utils, number, '110105194912310029')
    expect(all('.field__box--error')).toHaveLength(2)
  })

  it('says why it was turned down, in both voices, and keeps only the kind of document', async () => {
    await show({ state: 'rejected', needed: true, submission })
    expect(pageText()).toContain('What you entered does not match the document.')
    expect(textOf('.identity-reason__words')).toBe('The name differs')
    expect(textOf('[role=radio][aria-checked=true]')).toBe("Driver's licence")
    expect(all('input').map((input) => (input as HTMLInputElement).value)).toEqual(['', '', '', '', ''])
    expect(id('submit').textContent).toBe('Submit again')
  })

  it('shows what was sent, masked, and no form while a person looks at it', async () => {
    await show({ state: 'pending', needed: true, submission })
    expect(textOf('.identity-state__title')).toBe('Under review')
    expect(textOf('.identity-sent')).toContain('M**')
    expect(has('input')).toBe(false)
  })
})

describe('settings', () => {
  it('show what is set, and set it at once', async () => {
    putFiat({ currency: 'CNY', rates: [{ currency: 'CNY', rate: '7.1', date: '2026-11-28' }] })
    const { fireEvent } = await mount(<SettingsView />)
    expect(textOf('[data-testid=setting-fiat] .setting__note')).toBe('CNY')
    expect(textOf('[data-testid=setting-line] .setting__note')).toBe('Line 1')
    const confirm = id('switch-confirm')
    expect(confirm.getAttribute('aria-checked')).toBe('true')
    fireEvent.click(confirm)
    expect(preferences.getState().prefs.skipConfirm).toBe(true)
    expect(confirm.getAttribute('aria-checked')).toBe('false')
  })

  it('look for a newer version: there is none, or the page offers it', async () => {
    const newest = { forced: false, minimum: null, notes: '- much', releasedAt: null }
    answer({ ...newest, version: APP_VERSION })
    const utils = await mount(
      <Page title="Settings">
        <SettingsView />
      </Page>,
    )
    utils.fireEvent.click(id('setting-version'))
    await settle(utils)
    expect(toasts.getState().toast?.text).toBe('This is the newest version')
    answer({ ...newest, version: '99.0.0' })
    utils.fireEvent.click(id('setting-version'))
    await settle(utils)
    expect(textOf('.update__version')).toBe('Version 99.0.0')
    utils.act(() => updates.setState({ update: null, ready: false }))
  })
})

describe('lines', () => {
  const CLOCK = { serverTime: 1, marketTime: 1, marketSpeed: 1, feed: 'simulated', state: 'running' }
  const measured = async () => {
    const utils = await mount(<LinesView />)
    for (let turn = 0; turn < 10; turn += 1) await settle(utils)
    return utils
  }

  it('that lead to one server say so, and are asked as one', async () => {
    answer(CLOCK)
    await measured()
    expect(all('[role=radio] .cap.text-3').map((note) => note.textContent)).toEqual([
      expect.any(String),
      'Not set up: same server as line 1',
      'Not set up: same server as line 1',
    ])
    expect(sent).toHaveBeenCalledTimes(3)
  })

  it('show which of them answers, and the one that is tapped is used', async () => {
    Object.assign(globalThis, { LINE_HOSTS: ['one', 'two', 'three'].map((name) => `https://${name}.test`) })
    sent.mockImplementation(({ url }: WireRequest) =>
      url.startsWith('https://two.test') ? Promise.reject(new Error('down')) : Promise.resolve(reply(CLOCK)),
    )
    const { fireEvent } = await measured()
    expect(all('[role=radio] .ellipsis').map((host) => host.textContent)).toEqual([
      'one.test',
      'two.test',
      'three.test',
    ])
    expect(textOf('[data-testid=line-2]')).toContain('No answer')
    expect(textOf('[data-testid=line-3]')).toMatch(/\d+ ms(Fast|Slow)/)
    fireEvent.click(id('line-3'))
    expect([preferences.getState().line, id('line-3').getAttribute('aria-checked')]).toEqual([2, 'true'])
    expect(toasts.getState().toast?.text).toBe('Line 3 is used now')
  })

  it('tell how the connection in use is', async () => {
    answer(CLOCK)
    const { act } = await measured()
    act(() => setLiveState('offline'))
    expect(textOf('.lines__live')).toContain('No network connection')
    act(() => setLiveState('live'))
    expect(textOf('.lines__live')).toMatch(/Connected.*Last message/)
  })
})

describe('an enquiry', () => {
  it('takes a place that was chosen into its words', async () => {
    const opened = jest.spyOn(Taro, 'navigateTo').mockResolvedValue({ errMsg: '' })
    const utils = await mount(<EnquiryForm />)
    utils.fireEvent.click(id('add-place'))
    expect(opened).toHaveBeenCalledWith({ url: '/pages/location/choose' })
    givePlace({ name: 'Office', address: '', latitude: 35.681236, longitude: 139.767125 })
    await settle(utils)
    expect((find('textarea') as HTMLTextAreaElement).value).toBe('Office, 35.681236, 139.767125')
  })
})

describe('a text that does not exist', () => {
  it('leads to those that do', async () => {
    const opened = jest.spyOn(Taro, 'redirectTo').mockResolvedValue({ errMsg: '' })
    const { fireEvent } = await mount(<Gone list="/pages/home/noticeList" />)
    expect(pageText()).not.toContain('Try again')
    fireEvent.click(find('.empty .button'))
    expect(opened).toHaveBeenCalledWith({ url: '/pages/home/noticeList' })
  })
})
