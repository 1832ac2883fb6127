import { Page } from '@/features/shell'
import { setLang } from '@/stores/preferences'
import { clearSession, startSession, type UserInfo } from '@/stores/session'
import { all, cleanUp, find, has, mount, pageText, report, textOf } from './helpers'

const USER = { uid: '12345678', nickname: 'Mika' } as UserInfo
const HOME = '/pages/home/index'

afterEach(() => {
  cleanUp()
  clearSession()
  setLang('en_US')
})

describe('the bar of tab pages', () => {
  it('offers the way in while signed out', async () => {
    await mount(<Page tab={HOME}>content</Page>)
    expect(textOf('.header')).toBe('LimelightEnglishLog in')
  })

  it('offers the way out as soon as someone is signed in', async () => {
    const { act } = await mount(<Page tab={HOME}>content</Page>)
    act(() => startSession('secret', USER))
    expect(textOf('.header')).toBe('LimelightENLog out')
  })

  it('asks before it signs out', async () => {
    startSession('secret', USER)
    const { fireEvent } = await mount(<Page tab={HOME}>content</Page>)
    const buttons = all('.header__button')
    const last = buttons[buttons.length - 1]
    if (last) fireEvent.click(last)
    expect(textOf('.sheet__title')).toBe('Log out of this account?')
  })

  it('marks its own tab', async () => {
    await mount(<Page tab="/pages/mark/index">content</Page>)
    expect(textOf('.tab-bar__tab--on')).toBe('Market')
    expect(all('.tab-bar__tab')).toHaveLength(4)
  })
})

describe('the bar of other pages', () => {
  it('shows the title and a way back, and no tabs', async () => {
    await mount(<Page title="Notices">content</Page>)
    expect(textOf('.header__title')).toBe('Notices')
    expect(find('.header__icon--left').getAttribute('aria-label')).toBe('Back')
    expect(has('.tab-bar')).toBe(false)
  })

  it.each([
    [0, '0'],
    [100, '0.5'],
    [500, '1'],
  ])('has a ground whose opacity follows %d px of scrolling', async (scrollTop, opacity) => {
    const utils = await mount(<Page title="Notices">content</Page>)
    report(utils, 'onPageScroll', { scrollTop })
    expect(find('.header__ground').style.opacity).toBe(opacity)
  })
})

describe('a change of language', () => {
  const problem = { code: 'NETWORK_FAILURE' } as const
  const screen = (
    <Page tab={HOME} problem={problem}>
      content
    </Page>
  )

  it('reaches every text at once, in all three languages', async () => {
    const { act } = await mount(screen)
    const tabs = (): string =>
      all('.tab-bar__tab')
        .map((tab) => tab.textContent)
        .join(' ')
    expect(tabs()).toBe('Home Market Options Assets')
    expect(textOf('.empty .button')).toBe('Try again')
    act(() => setLang('zh_CN'))
    expect(tabs()).toBe('首页 行情 期权 资产')
    expect(textOf('.empty .button')).toBe('重试')
    expect(textOf('.header__right')).toContain('登录')
    act(() => setLang('ja_JP'))
    expect(tabs()).toBe('ホーム マーケット オプション 資産')
    expect(textOf('.empty .button')).toBe('再試行')
    expect(pageText()).not.toMatch(/Home|Log in|Try again|重试|登录/)
  })

  it('is chosen from the bar by each language’s own name', async () => {
    const { fireEvent } = await mount(screen)
    const [language] = all('.header__button')
    if (language) fireEvent.click(language)
    const options = all('.sheet__option')
    const japanese = options.find((option) => option.textContent?.includes('日本語'))
    expect(options).toHaveLength(3)
    if (japanese) fireEvent.click(japanese)
    expect(textOf('.header__right')).toContain('ログイン')
    expect(has('.sheet__body')).toBe(false)
  })
})

describe('waiting for a page', () => {
  const onRetry = jest.fn()
  const waiting = (loading: boolean) => (
    <Page title="Assets" loading={loading} onRetry={onRetry}>
      content
    </Page>
  )
  beforeEach(() => {
    jest.useFakeTimers({ doNotFake: ['requestAnimationFrame'] })
    onRetry.mockClear()
  })
  afterEach(() => jest.useRealTimers())

  it('shows nothing for 200 ms, so that quick answers do not flicker', async () => {
    const { act } = await mount(waiting(true))
    act(() => jest.advanceTimersByTime(199))
    expect(has('.skeleton')).toBe(false)
    act(() => jest.advanceTimersByTime(1))
    expect(has('.skeleton')).toBe(true)
    expect(pageText()).not.toContain('content')
  })

  it('becomes one button after 60 s', async () => {
    const { act, fireEvent } = await mount(waiting(true))
    act(() => jest.advanceTimersByTime(59_999))
    expect(has('.timed-out')).toBe(false)
    act(() => jest.advanceTimersByTime(1))
    expect(textOf('.timed-out')).toBe('Connect to server timed outTap the screen to retry')
    fireEvent.click(find('.timed-out'))
    expect(onRetry).toHaveBeenCalledTimes(1)
  })

  it('shows its content when there is nothing to wait for', async () => {
    const { act } = await mount(waiting(false))
    act(() => jest.advanceTimersByTime(60_000))
    expect(textOf('.page__content')).toBe('content')
    expect(has('.timed-out')).toBe(false)
  })
})
