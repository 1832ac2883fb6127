import type TestUtils from '@tarojs/test-utils-react'
import type { ResponseOf } from '@core/contract/schemas'
import { Earnings } from '@/features/team/Earnings'
import { Members } from '@/features/team/Members'
import { Overview } from '@/features/team/Overview'
import type { Member, Rates, Reward, Statistics } from '@/features/team/useTeam'
import { send, type WireReply, type WireRequest } from '@/platform/request'
import { session } from '@/stores/session'
import { all, cleanUp, find, has, mount, pageText, settle, textOf, typeInto } from './helpers'

jest.mock('@/platform/request', () => ({
  ...jest.requireActual<object>('@/platform/request'),
  send: jest.fn(),
}))
const sent = send as jest.MockedFunction<typeof send>

const NOON = Date.UTC(2026, 10, 28, 12)
const STATISTICS: Statistics = {
  ...{ members: 12, effectiveMembers: 2, direct: 5, effectiveDirect: 1, newToday: 3 },
  ...{ recharge: '750.5', fundBalance: '1234.56', contractBalance: null },
  ...{ assignedEarnings: '-20.1', selfSelectedEarnings: '7' },
  own: { level: 'regular', recharge: '150', effective: true },
  next: { level: 'silver', missingOwn: '0', missingEffective: 1, missingRecharge: '249.5' },
}
const level = (
  code: Rates['levels'][number]['code'],
  effective: number,
  recharge: string,
  weight: string,
) => ({
  ...{ code, own: code !== 'none', effective, recharge, weight },
  teamShare: String(Number(weight) * 0.2),
})
const RATES: Rates = {
  ...{ direct: '0.1', team: '0.2', global: '0.05', cap: '0.5', vestMinutes: 2, effectiveRecharge: '100' },
  depth: 20,
  levels: [level('none', 0, '0', '0'), level('regular', 0, '0', '0'), level('silver', 3, '1000', '0.25')],
  pool: { start: NOON, end: NOON + 86_400_000, hours: 168, amounts: [{ currencyId: 1, amount: '0.5' }] },
}
const MEMBER: Member = {
  ...{ id: 'm1', nickname: 'Mika', avatar: null, contact: 'm***@example.com', registeredAt: NOON },
  ...{ level: 'regular', effective: true, teamSize: 4, depth: 1 },
}
const REWARD: Reward = {
  ...{
    id: 'r1',
    kind: 'direct',
    fundType: 17,
    state: 'vesting',
    currencyId: 1,
    amount: '0.123456',
    at: NOON,
  },
  ...{ vestsAt: NOON + 120_000, paidAt: null },
  cause: { fee: 'swap', member: 'm***@example.com', share: '0.1', pool: null },
}

const page = <T,>(list: readonly T[]) => ({ list, pages: 1, total: list.length })
const rewards = (list: readonly Reward[]): ResponseOf<'team.rewardList'> => ({
  ...{ list: [...list], pages: 1, total: list.length },
  vesting: list.length > 0 ? [{ currencyId: 1, amount: '0.123456' }] : [],
  paid: [],
})

/** Answers by the path of the call. */
const answer = (answers: Readonly<Record<string, (request: WireRequest) => unknown>>): void => {
  sent.mockImplementation((request) => {
    const found = Object.keys(answers).find((path) => request.url.includes(path))
    const reply: WireReply = {
      status: 200,
      data: { code: 0, msg: '', obj: found ? answers[found]?.(request) : {} },
    }
    return Promise.resolve(reply)
  })
}

const loaded = <T,>(data: T) => ({
  data,
  problem: undefined,
  loading: false,
  reload: () => Promise.resolve(),
})
const team = (change: Partial<Statistics> = {}) => ({
  statistics: loaded({ ...STATISTICS, ...change }),
  rates: loaded(RATES),
  reload: () => Promise.resolve(),
})

/** Lets a list take its first page: several answers after one another, until its grey rows are gone. */
const loadedOn = async (utils: TestUtils): Promise<void> => {
  do {
    await settle(utils)
    await utils.act(() => new Promise((resolve) => setTimeout(resolve, 0)))
  } while (has('.skeleton'))
}

const tap = async (utils: TestUtils, element: HTMLElement): Promise<void> => {
  utils.fireEvent.click(element)
  await settle(utils)
}

beforeEach(() => {
  jest.clearAllMocks()
  session.setState({ token: `token-${Math.random()}`, userInfo: null })
  answer({ '/api/team/sub/users': () => page([]) })
})
afterEach(() => {
  jest.useRealTimers()
  cleanUp()
})

describe('the overview', () => {
  it('shows every figure with its sign and unit; one whose price is missing is unknown, not 0', async () => {
    await mount(<Overview team={team()} />)
    expect(all('.team-figures__value').map((cell) => cell.textContent)).toEqual([
      ...['12', '2', '5', '1', '3', '750.50USDT', '1,234.56USDT', 'unknown', '\u221220.10USDT', '+7.00USDT'],
    ])
  })

  it('explains each figure on a tap, with the limits that are published', async () => {
    const utils = await mount(<Overview team={team()} />)
    for (const cell of all('.team-figures__cell')) {
      await tap(utils, cell)
      expect(textOf('.team-what')).toMatch(/\.$/)
      expect(textOf('.team-what')).not.toMatch(/\{|undefined/)
      await tap(utils, find('.sheet__close'))
    }
    await tap(utils, all('.team-figures__cell')[1] ?? find('none'))
    expect(textOf('.team-what')).toContain('100 USDT')
  })

  it('says how far the next level is: 150 of 100, 2 of 3, 750.5 of 1,000', async () => {
    await mount(<Overview team={team()} />)
    expect(textOf('.team-level__next')).toBe('Next: Silver')
    expect(all('.team-goal').map((goal) => goal.textContent)).toEqual([
      ...['Own deposits150 of 100 USDT', 'Effective members2 of 3', 'Team deposits750.5 of 1,000 USDT'],
    ])
    expect(all('.team-goal__bar').map((bar) => bar.style.width)).toEqual(['100%', '66%', '75%'])
    expect(textOf('.team-ladder__rung--own')).toContain('Regular user')
    expect(pageText()).toContain('Team reward up to 5% · pool weight 0.25')
  })

  it('leads whoever has no team to the invitation', async () => {
    await mount(<Overview team={team({ members: 0 })} />)
    expect(pageText()).toContain('Nobody in your team yet')
    expect(pageText()).toContain('Invite friends')
  })
})

describe('members', () => {
  it('have name, masked contact, time of registration, level and team', async () => {
    answer({
      '/api/team/sub/users': () => page([MEMBER, { ...MEMBER, id: 'm2', depth: 3, effective: false }]),
    })
    const utils = await mount(<Members kind="indirect" />)
    await loadedOn(utils)
    const rows = all('.team-member').map((row) => row.textContent ?? '')
    expect(rows[0]).toMatch(/Mika.*m\*\*\*@example\.com.*Registered.*Regular user.*Effective.*Team of 4/)
    expect(rows[1]).toMatch(/Level 3 below you.*Not yet effective/)
  })

  it('are searched by nickname; nobody by that name says so and offers to clear the search', async () => {
    answer({
      '/api/team/sub/users': ({ data }) =>
        page((data as { search?: string }).search === 'zz' ? [] : [MEMBER]),
    })
    const utils = await mount(<Members kind="direct" />)
    await loadedOn(utils)
    jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate', 'performance', 'Date'] })
    typeInto(utils, find('input'), 'zz')
    utils.act(() => {
      jest.advanceTimersByTime(300)
    })
    jest.useRealTimers()
    await loadedOn(utils)
    expect(pageText()).toContain('Nobody by that nickname')
    expect(has('.team-member')).toBe(false)
  })

  it('without any there is the way to the invitation', async () => {
    const utils = await mount(<Members kind="direct" />)
    await loadedOn(utils)
    expect(pageText()).toContain('No direct referrals yet')
    expect(has('input')).toBe(false)
  })
})

describe('earnings', () => {
  it('list totals by currency and each reward with its cause; a tap shows all of it', async () => {
    answer({ '/api/team/reward_list': () => rewards([REWARD]) })
    const utils = await mount(<Earnings />)
    await loadedOn(utils)
    expect(all('.team-totals__card').map((card) => card.textContent)).toEqual([
      ...['PaidNothing yet', 'Vesting0.123456 USDT'],
    ])
    expect(textOf('.team-reward')).toMatch(
      /Direct reward.*Swap fee of m\*\*\*@example\.com.*\+0\.123456 USDT.*Vesting/,
    )
    await tap(utils, find('.team-reward'))
    expect(pageText()).toContain('Share of the fee10%')
    expect(pageText()).toContain('paid to your wallet by itself')
  })

  it('of the pool say which, and with what weight; taken back ones say why', async () => {
    const pool = { start: NOON, end: NOON + 604_800_000 }
    const shared: Reward = {
      ...{ ...REWARD, kind: 'global', fundType: 20, state: 'reversed' },
      cause: { fee: null, member: null, share: '0.25', pool },
    }
    answer({ '/api/team/reward_list': () => rewards([shared]) })
    const utils = await mount(<Earnings />)
    await loadedOn(utils)
    expect(textOf('.team-reward')).toMatch(/Global reward.*Pool from .* to .*Taken back/)
    await tap(utils, find('.team-reward'))
    expect(pageText()).toContain('Weight of the level0.25')
    expect(pageText()).toContain('was given back')
  })

  it('without any there is the way to the invitation', async () => {
    answer({ '/api/team/reward_list': () => rewards([]) })
    const utils = await mount(<Earnings />)
    await loadedOn(utils)
    expect(pageText()).toContain('No rewards yet')
  })
})
