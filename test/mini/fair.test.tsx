import { useState } from 'react'
import type TestUtils from '@tarojs/test-utils-react'
import { money } from '@core/money'
import { LimitNote, RiskSheet, useLimits, useRiskGate } from '@/features/fair'
import { LimitsView } from '@/features/fair/LimitsView'
import type { OwnLimits } from '@/features/fair/useLimits'
import { send, type WireReply } from '@/platform/request'
import { session } from '@/stores/session'
import { all, cleanUp, find, has, mount, pageText, settle, textOf, typeInto } from './helpers'

jest.mock('@/platform/request', () => ({
  ...jest.requireActual<object>('@/platform/request'),
  send: jest.fn(),
}))
const sent = send as jest.MockedFunction<typeof send>

const ok = (obj: unknown): WireReply => ({ status: 200, data: { code: 0, msg: '', obj } })
const STATEMENT = {
  title: 'Risk',
  body: '## 1. What',
  version: '2026-11-28',
  acceptedAt: null as number | null,
}
const NOON = Date.UTC(2026, 10, 28, 12)

const NONE: OwnLimits = {
  dailyLoss: { value: null, next: null },
  maxStake: { value: null, next: null },
  coolOffUntil: null,
  today: { lost: '0', atRisk: '0', left: null, endsAt: NOON },
  riskRead: true,
}

beforeEach(() => {
  jest.clearAllMocks()
  session.setState({ token: `token-${Math.random()}`, userInfo: null })
})
afterEach(cleanUp)

const Ticket = ({ refusal }: { readonly refusal?: boolean }) => {
  const gate = useRiskGate()
  const [outcome, setOutcome] = useState('')
  return (
    <>
      <button id="buy" onClick={() => void gate.pass().then((passed) => setOutcome(String(passed)))} />
      <button
        id="refused"
        onClick={() => setOutcome(String(gate.refused({ code: refusal ? 'RISK_UNREAD' : 'HOUSE_LIMIT' })))}
      />
      <p id="outcome">{outcome}</p>
      <RiskSheet gate={gate} />
    </>
  )
}

const tap = async (utils: TestUtils, selector: string): Promise<void> => {
  utils.fireEvent.click(find(selector))
  await settle(utils)
}

describe('the risk gate', () => {
  it('lets somebody through who has read it, and asks the server once', async () => {
    sent.mockResolvedValue(ok({ ...STATEMENT, acceptedAt: NOON }))
    const utils = await mount(<Ticket />)
    await tap(utils, '#buy')
    await tap(utils, '#buy')
    expect(textOf('#outcome')).toBe('true')
    expect(sent).toHaveBeenCalledTimes(1)
  })

  it('shows it else; the button waits for the tick, and the version that was read is accepted', async () => {
    sent.mockResolvedValue(ok(STATEMENT))
    const utils = await mount(<Ticket />)
    await tap(utils, '#buy')
    expect(textOf('#outcome')).toBe('')
    expect(pageText()).toContain('1. What')
    expect(find('[data-testid="accept-risk"]').hasAttribute('disabled')).toBe(true)
    await tap(utils, '.checkbox__tap')
    sent.mockResolvedValue(ok({ ...STATEMENT, acceptedAt: NOON }))
    await tap(utils, '[data-testid="accept-risk"]')
    expect(sent.mock.calls[1]?.[0]).toMatchObject({ method: 'POST', data: { version: '2026-11-28' } })
    expect(textOf('#outcome')).toBe('true')
    expect(has('.sheet__body')).toBe(false)
  })

  it('answers two taps at once by one question', async () => {
    const answers: ((reply: WireReply) => void)[] = []
    sent.mockImplementation(() => new Promise((answer) => answers.push(answer)))
    const utils = await mount(<Ticket />)
    await tap(utils, '#buy')
    await tap(utils, '#buy')
    expect(answers).toHaveLength(1)
    answers[0]?.(ok(STATEMENT))
    await settle(utils)
    expect(all('.sheet__body')).toHaveLength(1)
  })

  it('shows the newer text when it changed while it was read', async () => {
    sent.mockResolvedValue(ok(STATEMENT))
    const utils = await mount(<Ticket />)
    await tap(utils, '#buy')
    await tap(utils, '.checkbox__tap')
    sent.mockResolvedValueOnce({
      status: 200,
      data: { code: 1641, msg: '', obj: { error: 'RISK_OUTDATED' } },
    })
    sent.mockResolvedValue(ok({ ...STATEMENT, version: '2026-12-01', body: '## 1. New' }))
    await tap(utils, '[data-testid="accept-risk"]')
    await settle(utils)
    expect(pageText()).toContain('1. New')
    expect(find('[data-testid="accept-risk"]').hasAttribute('disabled')).toBe(true)
  })

  it('closed without accepting it does not let through', async () => {
    sent.mockResolvedValue(ok(STATEMENT))
    const utils = await mount(<Ticket />)
    await tap(utils, '#buy')
    await tap(utils, '.sheet__close')
    expect(textOf('#outcome')).toBe('false')
    expect(sent).toHaveBeenCalledTimes(1)
  })

  it('shows a newer one when the server refuses for it, and leaves other refusals alone', async () => {
    sent.mockResolvedValue(ok({ ...STATEMENT, acceptedAt: NOON }))
    const utils = await mount(<Ticket refusal />)
    await tap(utils, '#buy')
    sent.mockResolvedValue(ok({ ...STATEMENT, version: '2026-12-01' }))
    await tap(utils, '#refused')
    expect(textOf('#outcome')).toBe('true')
    expect(pageText()).toContain('2026-12-01')
    cleanUp()
    const other = await mount(<Ticket />)
    await tap(other, '#refused')
    expect(textOf('#outcome')).toBe('false')
    expect(has('.sheet__body')).toBe(false)
  })
})

const Note = ({ stake }: { readonly stake: string }) => {
  const amount = money(stake)
  return <LimitNote limits={useLimits()} trade={{ stake: amount, maxLoss: amount }} />
}

const noteOf = async (limits: OwnLimits, stake: string): Promise<string> => {
  sent.mockResolvedValue(ok(limits))
  const utils = await mount(<Note stake={stake} />)
  for (let turn = 0; turn < 10 && !has('[data-testid="my-limits"]'); turn += 1) await settle(utils)
  return textOf('.limit-note')
}

describe('the note on a ticket', () => {
  const limited: OwnLimits = {
    ...NONE,
    dailyLoss: { value: '100', next: null },
    maxStake: { value: '50', next: null },
    today: { lost: '40', atRisk: '30', left: '30', endsAt: NOON },
  }

  it('says what is left, at the limit still', async () => {
    const note = await noteOf(limited, '30')
    expect(note).toContain('30.00 of 100.00 USDT left to lose today')
    expect(note).toContain('At most 50.00 USDT in one order')
  })

  it.each([
    ['30.000001', 'past your daily loss limit of 100 USDT; 30 USDT'],
    ['50.000001', 'limit for one order is 50 USDT'],
  ])('says why a trade of %s is refused', async (stake, reason) =>
    expect(await noteOf(limited, stake)).toContain(reason),
  )

  it('says until when a break lasts', async () =>
    expect(await noteOf({ ...NONE, coolOffUntil: Date.now() + 3_600_000 }, '1')).toContain('take a break'))

  it('without limits only leads to them and to the rates', async () =>
    expect(await noteOf(NONE, '1000000')).toBe('My limitsHouse rates'))
})

describe('my limits', () => {
  it('sends what was typed as one change and shows what came of it', async () => {
    const changed: OwnLimits[] = []
    const utils = await mount(<LimitsView limits={NONE} onChanged={(limits) => changed.push(limits)} />)
    await tap(utils, '[data-testid="edit-maxStake"]')
    expect(find('[data-testid="save-limit"]').hasAttribute('disabled')).toBe(true)
    typeInto(utils, find('input'), '25')
    sent.mockResolvedValue(ok({ ...NONE, maxStake: { value: '25', next: null } }))
    await tap(utils, '[data-testid="save-limit"]')
    expect(sent.mock.calls[0]?.[0]).toMatchObject({ method: 'POST', data: { maxStake: '25' } })
    expect(sent.mock.calls[0]?.[0].data).not.toHaveProperty('dailyLoss')
    expect(changed).toMatchObject([{ maxStake: { value: '25' } }])
  })

  it('shows a change that waits, and takes it back', async () => {
    const waiting: OwnLimits = { ...NONE, dailyLoss: { value: '10', next: { value: null, at: NOON } } }
    const utils = await mount(<LimitsView limits={waiting} onChanged={() => undefined} />)
    expect(textOf('.limits__next')).toContain('no limit')
    sent.mockResolvedValue(ok(NONE))
    await tap(utils, '[data-testid="cancel-dailyLoss"]')
    expect(sent.mock.calls[0]?.[0]).toMatchObject({ data: { cancel: 'dailyLoss' } })
  })

  it('a break is asked about before it begins; while one runs only longer ones are offered', async () => {
    const utils = await mount(<LimitsView limits={NONE} onChanged={() => undefined} />)
    expect(all('.chip')).toHaveLength(4)
    utils.fireEvent.click(all('.chip')[1] as HTMLElement)
    await tap(utils, '[data-testid="break"]')
    expect(sent).not.toHaveBeenCalled()
    expect(pageText()).toContain('cannot be shortened or ended early')
    sent.mockResolvedValue(ok(NONE))
    await tap(utils, '[data-testid="confirm-break"]')
    expect(sent.mock.calls[0]?.[0]).toMatchObject({ data: { coolOffHours: 24 } })
    cleanUp()
    const running = { ...NONE, coolOffUntil: Date.now() + 25 * 3_600_000 }
    await mount(<LimitsView limits={running} onChanged={() => undefined} />)
    expect(all('.chip').map((chip) => chip.textContent)).toEqual(['7 days', '30 days'])
  })
})
