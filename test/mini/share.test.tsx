import { getCurrentInstance } from '@tarojs/taro'
import { copyText } from '@/platform/clipboard'
import { askForStorage, saveCanvas } from '@/platform/album'
import { canShareText, shareText } from '@/platform/share'
import { send, type WireReply } from '@/platform/request'
import { ShareButtons } from '@/features/share/ShareButtons'
import { ShareView } from '@/features/share/ShareView'
import type { Invitation } from '@/features/share/useInvitation'
import { forgetInvite, keptInvite } from '@/stores/invite'
import { session } from '@/stores/session'
import SharePage from '@/pages/me/share'
import type TestUtils from '@tarojs/test-utils-react'
import { all, cleanUp, find, has, mount, pageText, settle, textOf } from './helpers'

jest.mock('@/platform/request', () => ({
  ...jest.requireActual<object>('@/platform/request'),
  send: jest.fn(),
}))
jest.mock('@/platform/clipboard', () => ({ copyText: jest.fn(() => Promise.resolve(true)) }))
jest.mock('@/platform/album', () => ({ saveCanvas: jest.fn(), askForStorage: jest.fn() }))
jest.mock('@/platform/share', () => ({
  ...jest.requireActual<object>('@/platform/share'),
  canShareText: jest.fn(),
  shareText: jest.fn(),
}))
const sent = send as jest.MockedFunction<typeof send>
const saved = saveCanvas as jest.MockedFunction<typeof saveCanvas>
const asked = askForStorage as jest.MockedFunction<typeof askForStorage>
const shared = shareText as jest.MockedFunction<typeof shareText>
const canShare = canShareText as jest.MockedFunction<typeof canShareText>

const INVITATION: Invitation = {
  ...{ code: 'LM7Q2K', link: 'https://app.example/#/pages/reg?code=LM7Q2K', nickname: 'Mika' },
  ...{ members: 1280, effectiveMembers: 86, direct: 24, effectiveDirect: 20, indirect: 1256, newToday: 3 },
  rates: { direct: '0.1', team: '0.2', global: '0.05', vestMinutes: 10_080 },
}

const tap = async (utils: TestUtils, selector: string): Promise<void> => {
  utils.fireEvent.click(find(selector))
  await settle(utils)
}

/** The parameters with which the page is opened. */
const openWith = (params: Record<string, string>): void => {
  getCurrentInstance().router = {
    ...{ params, path: '/pages/me/share', onReady: '', onHide: '', onShow: '' },
    ...{ shareTicket: undefined, scene: undefined },
  }
}

beforeEach(() => {
  jest.clearAllMocks()
  openWith({})
  canShare.mockReturnValue(true)
})
afterEach(() => {
  cleanUp()
  session.setState({ token: null, userInfo: null })
})

describe('the invitation on screen', () => {
  it('shows counts, code and link; a tap copies the whole link', async () => {
    const utils = await mount(<ShareView invitation={INVITATION} canvasId="p" />)
    expect(all('.share__count').map((cell) => cell.textContent)).toEqual([
      ...['Members1,280', 'Effective86', 'Direct24', 'New today3'],
    ])
    expect(textOf('[data-testid="invite-code"]')).toContain('LM7Q2K')
    expect(textOf('[data-testid="invite-link"]')).toContain('app.example/#/pages/reg?code=LM7Q2K')
    await tap(utils, '[data-testid="invite-link"]')
    expect(copyText).toHaveBeenCalledWith(INVITATION.link)
    expect(find('canvas').getAttribute('aria-label')).toContain('Mika: LM7Q2K')
  })

  it('says the rates, and in words what they mean', async () => {
    const utils = await mount(<ShareView invitation={INVITATION} canvasId="p" />)
    expect(textOf('.share__rates')).toContain('Direct 10% · Team 20% of fees paid')
    await tap(utils, '[data-testid="how"]')
    expect(all('.how__step')).toHaveLength(6)
    expect(pageText()).toContain('after 7 days')
    expect(pageText()).not.toMatch(/\{|undefined/)
  })
})

describe('sharing the link', () => {
  it('opens the device’s own choice with text and link', async () => {
    shared.mockResolvedValue(true)
    const utils = await mount(<ShareButtons invitation={INVITATION} canvasId="p" />)
    await tap(utils, '[data-testid="share-link"]')
    expect(shared).toHaveBeenCalledWith('Invite friends', expect.stringContaining('LM7Q2K'), INVITATION.link)
    expect(copyText).not.toHaveBeenCalled()
  })

  it('copies the link where there is no such choice', async () => {
    canShare.mockReturnValue(false)
    const utils = await mount(<ShareButtons invitation={INVITATION} canvasId="p" />)
    await tap(utils, '[data-testid="share-link"]')
    expect(shared).not.toHaveBeenCalled()
    expect(copyText).toHaveBeenCalledWith(INVITATION.link)
  })
})

describe('saving the poster', () => {
  it('saves the canvas under a name with the code', async () => {
    saved.mockResolvedValue('saved')
    const utils = await mount(<ShareButtons invitation={INVITATION} canvasId="p" />)
    await tap(utils, '[data-testid="save-poster"]')
    expect(saved).toHaveBeenCalledWith('p', 'Limelight invitation LM7Q2K')
    expect(has('[data-testid="open-settings"]')).toBe(false)
  })

  it('without permission explains, opens the settings, and saves once it is given', async () => {
    saved.mockResolvedValueOnce('denied').mockResolvedValueOnce('saved')
    asked.mockResolvedValue(true)
    const utils = await mount(<ShareButtons invitation={INVITATION} canvasId="p" />)
    await tap(utils, '[data-testid="save-poster"]')
    expect(pageText()).toContain('No permission, allow storage permission')
    await tap(utils, '[data-testid="open-settings"]')
    expect(asked).toHaveBeenCalledTimes(1)
    expect(saved).toHaveBeenCalledTimes(2)
    expect(has('[data-testid="open-settings"]')).toBe(false)
  })
})

describe('a visitor', () => {
  afterEach(forgetInvite)

  it('whom a shared page invites is told so, and the code is kept until they register', async () => {
    openWith({ code: 'lm7q2k' })
    await mount(<SharePage />)
    expect(pageText()).toContain('You are invited to Limelight')
    expect(pageText()).toContain('invite code LM7Q2K')
    expect(all('.button').map((button) => button.textContent)).toEqual(['Create account', 'Log in'])
    expect(keptInvite()).toBe('LM7Q2K')
  })

  it.each<Record<string, string>>([{}, { code: 'no code at all' }])(
    'without an invitation (%j) is asked to log in',
    async (query) => {
      openWith(query)
      await mount(<SharePage />)
      expect(pageText()).toContain('Log in to invite friends')
      expect(all('.button').map((button) => button.textContent)).toEqual(['Log in', 'Create account'])
      expect(keptInvite()).toBe('')
    },
  )
})

describe('the page', () => {
  it('invites a visitor to log in, and asks the server nothing about them', async () => {
    await mount(<SharePage />)
    expect(pageText()).toContain('Log in to invite friends')
    expect(has('[data-testid="save-poster"]')).toBe(false)
    expect(sent).not.toHaveBeenCalled()
  })

  it('completes a relative link with the address of the app', async () => {
    const reply: WireReply = {
      status: 200,
      data: { code: 0, msg: '', obj: { ...INVITATION, link: '/#/pages/reg?code=LM7Q2K' } },
    }
    sent.mockResolvedValue(reply)
    session.setState({ token: 'token', userInfo: null })
    const utils = await mount(<SharePage />)
    while (!has('[data-testid="invite-link"]')) await settle(utils)
    expect(textOf('[data-testid="invite-link"]')).toContain(`${window.location.host}/#/pages/reg?code=LM7Q2K`)
  })
})
