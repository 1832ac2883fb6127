import { Avatar } from '@/features/profile/Avatar'
import { NicknameForm } from '@/features/profile/NicknameForm'
import { CropFrame } from '@/features/profile/picture/CropFrame'
import { PictureForm } from '@/features/profile/picture/PictureForm'
import { StatisticsCard } from '@/features/profile/statistics/StatisticsCard'
import { choosePicture } from '@/platform/picture'
import { send, type WireReply } from '@/platform/request'
import type { UserInfo } from '@/stores/session'
import { all, cleanUp, find, has, mount, pageText, settle, textOf, typeInto } from './helpers'

jest.mock('@/platform/request', () => ({
  ...jest.requireActual<object>('@/platform/request'),
  send: jest.fn(),
}))
jest.mock('@/platform/picture', () => ({
  choosePicture: jest.fn(),
  pictureSize: jest.fn((path: string) =>
    Promise.resolve(path === 'blob:text' ? null : { width: 8, height: 4 }),
  ),
  releasePicture: jest.fn(),
}))
const sent = send as jest.MockedFunction<typeof send>
const chosen = choosePicture as jest.MockedFunction<typeof choosePicture>

beforeEach(() => jest.clearAllMocks())
afterEach(cleanUp)

const USER: UserInfo = {
  email: 'm***@example.com',
  phone: null,
  uid: '10000001',
  nickname: 'Mika',
  avatar: null,
  level: 'none',
  inviteCode: 'ABC123',
  inviteLink: '',
  hasTradePassword: false,
  realnameState: 'none',
  registeredAt: 0,
}
const ok = (obj: unknown): WireReply => ({ status: 200, data: { code: 0, msg: '', obj } })

describe('Avatar', () => {
  it('shows the picture, and the first letter where there is none or it does not load', async () => {
    await mount(<Avatar nickname="mika" avatar={null} />)
    expect(textOf('.avatar')).toBe('M')
    cleanUp()
    await mount(<Avatar nickname="🍋 Lime" avatar={null} />)
    expect(textOf('.avatar')).toBe('🍋')
    cleanUp()
    await mount(<Avatar nickname="mika" avatar="/api/ext/avatar/abc" />)
    expect(has('.avatar__picture')).toBe(true)
  })
})

describe('the nickname', () => {
  it('is required, and sent as it was typed', async () => {
    sent.mockResolvedValue(ok({ ...USER, nickname: 'Lime' }))
    const onDone = jest.fn()
    const utils = await mount(<NicknameForm user={USER} onDone={onDone} />)
    typeInto(utils, find('input'), ' ')
    utils.fireEvent.click(find('[data-testid="submit"]'))
    await settle(utils)
    expect(textOf('.field__error')).toBe('Nickname is required.')
    expect(sent).not.toHaveBeenCalled()
    typeInto(utils, find('input'), 'Lime')
    utils.fireEvent.click(find('[data-testid="submit"]'))
    await settle(utils)
    expect(sent.mock.calls[0]?.[0]).toMatchObject({ method: 'POST', data: { nickname: 'Lime' } })
    expect(onDone).toHaveBeenCalledWith('person.nicknameSaved')
  })
})

describe('the picture', () => {
  const form = () => mount(<PictureForm user={USER} onDone={() => undefined} />)
  const choose = async (utils: Awaited<ReturnType<typeof form>>) => {
    utils.fireEvent.click(find('[data-testid="choose"]'))
    await settle(utils)
  }

  it('is refused before it is sent when it is too large; nothing is when none is chosen', async () => {
    const utils = await form()
    chosen.mockResolvedValueOnce({ outcome: 'cancelled' })
    await choose(utils)
    expect(has('.form-problem')).toBe(false)
    chosen.mockResolvedValueOnce({ outcome: 'picked', path: 'blob:a', bytes: 10 * 1024 * 1024 + 1 })
    await choose(utils)
    expect(textOf('.form-problem')).toContain('10 MB')
    expect(has('.crop')).toBe(false)
    chosen.mockResolvedValueOnce({ outcome: 'picked', path: 'blob:text', bytes: 10 })
    await choose(utils)
    expect(textOf('.form-problem')).not.toContain('10 MB')
    chosen.mockResolvedValueOnce({ outcome: 'denied' })
    await choose(utils)
    expect([has('.form-problem'), has('.crop')]).toEqual([true, false])
    chosen.mockResolvedValueOnce({ outcome: 'picked', path: 'blob:b', bytes: 10 * 1024 * 1024 })
    await choose(utils)
    expect(has('.crop')).toBe(true)
    expect(sent).not.toHaveBeenCalled()
  })

  it('lies behind its frame as the cut says', async () => {
    await mount(
      <CropFrame
        path="blob:a"
        size={{ width: 800, height: 400 }}
        cut={{ x: 0.5, y: 0.25, side: 0.5 }}
        onChange={() => undefined}
      />,
    )
    const { left, top, width, height } = find('.crop__picture').style
    expect([left, top, width, height]).toEqual(['-100%', '-50%', '400%', '200%'])
  })
})

describe('own statistics', () => {
  const none = { orders: 0, wins: 0, losses: 0, winRate: null, volume: '0', profit: '0' }
  const some = { orders: 4, wins: 2, losses: 1, winRate: '0.6666', volume: '1065', profit: '-10.75' }
  const all2 = [
    { accountType: 1, ...some, profit: '3' },
    { accountType: 2, ...some },
  ]

  it('are shown for all time, and for the last days when asked', async () => {
    sent.mockResolvedValue(
      ok({
        all: { options: some, contracts: none, accounts: all2 },
        recent: { options: none, contracts: none, accounts: [] },
        days: 30,
      }),
    )
    const utils = await mount(<StatisticsCard />)
    await settle(utils)
    await settle(utils)
    expect(pageText()).toContain('2 won, 1 lost')
    expect(pageText()).toContain('66.66%')
    expect(pageText()).toContain('1,065.00 USDT')
    expect(pageText()).toContain('\u221210.75 USDT')
    expect(pageText()).toContain('No settled orders yet')
    expect(pageText()).toContain('By account')
    const recent = all('[role="tab"]')[1]
    if (!recent) throw new Error('no second span')
    utils.fireEvent.click(recent)
    await settle(utils)
    expect(pageText()).not.toContain('66.66%')
    expect(pageText()).not.toContain('By account')
  })
})
