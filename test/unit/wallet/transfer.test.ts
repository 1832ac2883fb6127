import { money } from '@core/money'
import {
  chooseAccount,
  initialTransfer,
  transferErrors,
  transferSummary,
  type TransferState,
} from '@/features/wallet/transfer/form'

const state: TransferState = { from: 1, to: 2, currencyId: 1, amount: '100' }
const zero = money('0')
const balances = {
  from: { available: money('4218.4'), frozen: money('150') },
  to: { available: money('620'), frozen: zero },
}

describe('transfer form', () => {
  it('says what will be moved and what both accounts have afterwards', () => {
    const { after, request } = transferSummary(state, balances)
    expect(request).toEqual({ from: 1, to: 2, currencyId: 1, amount: '100' })
    expect(after?.from.toFixed()).toBe('4118.4')
    expect(after?.to.toFixed()).toBe('720')
  })

  it('takes the whole available balance, and not one unit more', () => {
    expect(transferErrors({ ...state, amount: '4218.4' }, balances).amount).toBeNull()
    expect(transferErrors({ ...state, amount: '4218.400001' }, balances).amount).toEqual({
      code: 'INSUFFICIENT_AVAILABLE',
      params: { available: '4218.4' },
    })
  })

  it.each([
    ['', 'AMOUNT_REQUIRED'],
    ['0', 'AMOUNT_NOT_POSITIVE'],
    ['1.1234567', 'AMOUNT_INVALID'],
    ['1e5', 'AMOUNT_INVALID'],
    ['-1', 'AMOUNT_INVALID'],
  ])('refuses %j with %s and sends nothing', (amount, code) => {
    expect(transferErrors({ ...state, amount }, balances).amount?.code).toBe(code)
    expect(transferSummary({ ...state, amount }, balances).request).toBeNull()
  })

  it('sends nothing before the balances are known', () => {
    expect(transferSummary(state, null).request).toBeNull()
  })

  it('swaps when one side is given the account of the other', () => {
    expect(chooseAccount(state, 'from', 2)).toMatchObject({ from: 2, to: 1 })
    expect(chooseAccount(state, 'to', 3)).toMatchObject({ from: 1, to: 3 })
  })

  it.each([
    [{}, 1, 2],
    [{ from: '2' }, 2, 1],
    [{ from: '1', to: '3' }, 1, 3],
    [{ to: '1' }, 2, 1],
    [{ to: '2' }, 1, 2],
    [{ from: '2', to: '2' }, 2, 1],
    [{ from: '9', to: 'x' }, 1, 2],
  ])('starts from the query %j with %d to %d', (query, from, to) => {
    expect(initialTransfer(query)).toMatchObject({ from, to, currencyId: 1, amount: '' })
  })

  it.each([
    ['5', 5],
    ['6', 1],
    ['', 1],
  ] as const)('starts with the coin %j of the query as %d', (currencyId, id) => {
    expect(initialTransfer({ currencyId }).currencyId).toBe(id)
  })
})
