import { ExportButton } from '@/features/wallet/funds/ExportButton'
import { FilterBar } from '@/features/wallet/funds/FilterBar'
import { NO_FILTER } from '@/features/wallet/funds/filter'
import { EntrySheet } from '@/features/wallet/funds/EntrySheet'
import { useBehind } from '@/features/wallet/funds/useBehind'
import type { FundEntry } from '@/features/wallet/funds/entries'
import { copyText } from '@/platform/clipboard'
import { saveText } from '@/platform/file'
import { send, type WireReply } from '@/platform/request'
import { startSession, clearSession } from '@/stores/session'
import { toasts } from '@/stores/toasts'
import { all, cleanUp, find, has, mount, pageText, settle, textOf, typeInto } from './helpers'

jest.mock('@/platform/request', () => ({
  ...jest.requireActual<object>('@/platform/request'),
  send: jest.fn(),
}))
jest.mock('@/platform/file', () => ({ canSaveText: true, saveText: jest.fn(() => true) }))
jest.mock('@/platform/clipboard', () => ({ copyText: jest.fn(() => Promise.resolve(true)) }))
const sent = send as jest.MockedFunction<typeof send>
const saved = saveText as jest.MockedFunction<typeof saveText>

beforeEach(() => jest.clearAllMocks())
afterEach(cleanUp)

const USER = {
  email: 'mika@example.com',
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

const entry: FundEntry = {
  id: '018f-0',
  type: 3,
  currencyId: 1,
  accountType: 1,
  amount: '-12.345678',
  balanceAfter: '87.654322',
  time: new Date(2026, 10, 28, 9, 5, 3).getTime(),
  refType: 'userTransfer',
  refId: '018f',
}

describe('an entry in full', () => {
  it('has exact amounts, the time with its zone, numbers to copy and the way to the transfer', async () => {
    const onFollow = jest.fn()
    const utils = await mount(<EntrySheet entry={entry} onFollow={onFollow} onClose={() => undefined} />)
    expect(textOf('.entry-sheet__amount')).toBe('\u221212.345678USDT')
    expect(pageText()).toContain('Balance after87.654322 USDT')
    expect(pageText()).toMatch(/2026-11-28 09:05:03 UTC[+\u2212]/)
    expect(textOf('[data-testid="entry-link"]')).toBe('Go to the transfer')
    utils.fireEvent.click(find('[aria-label="Copy: Entry id"]'))
    await settle(utils)
    expect(copyText).toHaveBeenCalledWith('018f-0')
    expect(toasts.getState().toast?.text).toBe('Copied')
    utils.fireEvent.click(find('[data-testid="entry-link"]'))
    expect(onFollow).toHaveBeenCalledWith(entry)
  })

  it('without anything behind it leads nowhere', async () => {
    await mount(
      <EntrySheet
        entry={{ ...entry, type: 21, refType: 'user' }}
        onFollow={() => undefined}
        onClose={() => undefined}
      />,
    )
    expect(pageText()).toContain('Opening balance')
    expect(has('[data-testid="entry-link"]')).toBe(false)
  })
})

describe('what is behind an option entry', () => {
  const Behind = () => {
    const { order, follow } = useBehind()
    return (
      <>
        <button id="follow" onClick={() => follow({ ...entry, refType: 'option', refId: '77' })} />
        <p id="order">{order?.id}</p>
      </>
    )
  }
  const ask = async (reply: WireReply) => {
    sent.mockResolvedValue(reply)
    const utils = await mount(<Behind />)
    utils.fireEvent.click(find('#follow'))
    await settle(utils)
    expect(sent.mock.calls[0]?.[0].data).toEqual({ id: '77' })
  }

  it('is shown in place when it has ended', async () => {
    await ask({ status: 200, data: { code: 0, msg: '', obj: { order: { id: '77', status: 'completed' } } } })
    expect(textOf('#order')).toBe('77')
  })

  it('is not shown when the server refuses, which is told', async () => {
    await ask({ status: 200, data: { code: 1310, msg: '', obj: {} } })
    expect(textOf('#order')).toBe('')
    expect(toasts.getState().toast?.text).toContain('could not find that order')
  })
})

describe('filters', () => {
  it('offer all 25 types in groups', async () => {
    const onChange = jest.fn()
    const utils = await mount(<FilterBar filter={NO_FILTER} onChange={onChange} />)
    utils.fireEvent.click(find('[data-testid="filter-type"]'))
    expect(all('.sheet .chip')).toHaveLength(26)
    const burned = all('.sheet .chip').find((chip) => chip.textContent === 'Burned')
    utils.fireEvent.click(burned as HTMLElement)
    expect(onChange).toHaveBeenCalledWith({ ...NO_FILTER, type: 11 })
  })

  it('take any two days, and not the last before the first', async () => {
    const onChange = jest.fn()
    const utils = await mount(<FilterBar filter={NO_FILTER} onChange={onChange} />)
    const day = (id: string, value: string) => typeInto(utils, find(`[data-testid="${id}"]`), value)
    utils.fireEvent.click(find('[data-testid="filter-dates"]'))
    day('first-day', '2026-11-06')
    day('last-day', '2026-11-05')
    expect(pageText()).toContain('no last day before the first')
    utils.fireEvent.click(find('[data-testid="apply-days"]'))
    expect(onChange).not.toHaveBeenCalled()
    day('last-day', '2026-11-06')
    utils.fireEvent.click(find('[data-testid="apply-days"]'))
    const dates = { range: 'custom', first: '2026-11-06', last: '2026-11-06' }
    expect(onChange).toHaveBeenCalledWith({ ...NO_FILTER, dates })
  })
})

describe('export', () => {
  const press = async (reply: WireReply) => {
    sent.mockResolvedValue(reply)
    const utils = await mount(<ExportButton request={{ type: 4 }} filtered />)
    utils.fireEvent.click(find('[aria-label="Export as CSV"]'))
    expect(pageText()).toContain('At most 100,000 entries')
    utils.fireEvent.click(find('[data-testid="export"]'))
    await settle(utils)
  }

  it('asks with the filters, the token in the header alone, and saves a file that spreadsheets read', async () => {
    startSession('secret', USER)
    await press({ status: 200, data: '\uFEFFTime,Type\r\n1,2\r\n' })
    const [request] = sent.mock.calls[0] ?? []
    expect(request).toMatchObject({ method: 'GET', data: { type: 4 }, dataType: 'text' })
    expect(request?.header.token).toBe('secret')
    expect(`${request?.url} ${JSON.stringify(request?.data)}`).not.toContain('secret')
    expect(saved).toHaveBeenCalledWith(
      expect.stringMatching(/^funds-\d{4}-\d\d-\d\d\.csv$/),
      '\uFEFFTime,Type\r\n1,2\r\n',
      'text/csv',
    )
    clearSession()
  })

  it.each([
    [{ status: 200, data: '{"code":1000,"msg":"","obj":{}}' }, 'Server is busy'],
    [{ status: 502, data: '<html>' }, 'Server is busy'],
    [{ status: 200, data: '{"code":1004,"msg":"","obj":{}}' }, 'Too many requests'],
  ])('saves nothing of the refusal %j', async (reply, text) => {
    await press(reply)
    expect(saved).not.toHaveBeenCalled()
    expect(toasts.getState().toast?.text).toContain(text)
  })
})
