import { money } from '@core/money'
import {
  addAddressUrl,
  chosenOf,
  initialWithdraw,
  withdrawErrors,
  withdrawSummary,
  type Address,
  type WithdrawFacts,
  type Way,
} from '@/features/withdraw/form/state'

const NOW = 1_000_000

const way = (patch: Partial<Way>): Way => ({
  ...{ id: 'tron', name: 'TRON', standard: 'TRC-20', open: true },
  ...{ min: '20', fee: '1', dayLimit: '100', dayLeft: '100' },
  ...patch,
})
const TRON = way({})
const ETHEREUM = way({ id: 'ethereum', name: 'Ethereum', standard: 'ERC-20', fee: '6' })

const address = (patch: Partial<Address> = {}): Address => ({
  ...{ id: 'a', currencyId: 1, network: 'tron', label: 'Cold', address: 'T1', createdAt: 0, heldUntil: null },
  ...patch,
})

const facts = (patch: Partial<WithdrawFacts> = {}, networks = [TRON, ETHEREUM]): WithdrawFacts => ({
  pre: { currencyId: 1, withdrawable: '50', identityNeeded: false, reviewSeconds: null, networks },
  addresses: [address()],
  available: money('50'),
  hasTradePassword: true,
  now: NOW,
  ...patch,
})

const EMPTY = initialWithdraw({})
const FILLED = { ...EMPTY, amount: '50', password: 'mint5739', code: '123456' }

test('the coin of the page address, or USDT', () => {
  expect(initialWithdraw({ currencyId: '5' }).currencyId).toBe(5)
  expect(initialWithdraw({ currencyId: '9' }).currencyId).toBe(1)
})

describe('what is proposed', () => {
  const chosen = (state = EMPTY, f = facts()) => {
    const found = chosenOf(state, f)
    return [found.way?.id, found.address?.id]
  }

  test('an open network with an address; the address when there is but one', () => {
    expect(chosen()).toEqual(['tron', 'a'])
    expect(chosen(EMPTY, facts({ addresses: [address({ network: 'ethereum' })] }))).toEqual(['ethereum', 'a'])
    expect(chosen(EMPTY, facts({ addresses: [] }))).toEqual(['tron', undefined])
    expect(chosen(EMPTY, facts({}, [way({ open: false }), ETHEREUM]))).toEqual(['ethereum', undefined])
    expect(chosen(EMPTY, facts({ addresses: [address(), address({ id: 'b' })] }))).toEqual([
      'tron',
      undefined,
    ])
  })

  test('never one that is on hold, or of another coin', () => {
    expect(chosen(EMPTY, facts({ addresses: [address({ heldUntil: NOW + 1 })] }))).toEqual([
      'tron',
      undefined,
    ])
    expect(chosen(EMPTY, facts({ addresses: [address({ currencyId: 2 })] }))).toEqual(['tron', undefined])
  })

  test('what the user chose wins', () => {
    expect(chosen({ ...EMPTY, network: 'ethereum' })).toEqual(['ethereum', undefined])
  })
})

test('each field says what it needs', () => {
  const errors = withdrawErrors(EMPTY, facts({ addresses: [] }))
  expect(Object.entries(errors).map(([field, problem]) => `${field} ${problem.code}`)).toEqual([
    'address NO_WITHDRAW_ADDRESS',
    'amount AMOUNT_REQUIRED',
    'password TRADE_PASSWORD_REQUIRED',
    'code CODE_REQUIRED',
  ])
  expect(withdrawErrors(FILLED, facts({ hasTradePassword: false })).password?.code).toBe(
    'TRADE_PASSWORD_NOT_SET',
  )
  expect(withdrawErrors(FILLED, facts({}, [way({ open: false })])).network?.code).toBe('NOT_YET_OPENED')
})

describe('the summary', () => {
  test('fee out of the amount, a code for exactly this, and what is sent', () => {
    const summary = withdrawSummary(FILLED, facts())
    expect(summary.received?.toFixed()).toBe('49')
    expect(summary.bind).toBe('withdraw:USDT:tron:T1:50')
    expect(summary.request).toEqual({
      ...{ currencyId: 1, network: 'tron', addressId: 'a', amount: '50', fee: '1' },
      ...{ tradePassword: 'mint5739', code: '123456' },
    })
  })

  test('just over the balance nothing is promised and nothing sent', () => {
    const summary = withdrawSummary({ ...FILLED, amount: '50.000001' }, facts())
    expect([summary.received, summary.bind, summary.request]).toEqual([null, null, null])
  })

  test('without a code a code can be asked for, but nothing sent', () => {
    const summary = withdrawSummary({ ...FILLED, code: '' }, facts())
    expect(summary.bind).not.toBeNull()
    expect(summary.request).toBeNull()
  })

  test('while facts are missing nothing is sent', () => {
    expect(withdrawSummary(FILLED, facts({ pre: null })).request).toBeNull()
    expect(withdrawSummary(FILLED, facts({ available: null })).request).toBeNull()
    expect(withdrawSummary(FILLED, facts({ addresses: null })).request).toBeNull()
  })
})

test('the way to a new address names coin and network', () => {
  expect(addAddressUrl(1, 'tron')).toBe('/pages/me/bindAddress?add=1&currency=1&network=tron')
  expect(addAddressUrl(1, undefined)).toBe('/pages/me/bindAddress?add=1&currency=1')
})
