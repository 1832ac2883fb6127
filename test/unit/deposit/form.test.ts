import {
  chooseCurrency,
  depositProblem,
  depositSummary,
  initialDeposit,
  type CurrencyInfo,
  type DepositState,
  type NetworkInfo,
} from '@/features/deposit/form'

const network = (id: NetworkInfo['id'], open = true): NetworkInfo => ({
  ...{ id, name: id, standard: '', confirmations: 12, open, minDeposit: '10' },
  ...{ minWithdrawal: null, withdrawFee: null },
})

const usdt: CurrencyInfo = {
  ...{ id: 1, code: 'USDT', name: '', scale: 6, price: '1' },
  networks: [network('ethereum'), network('tron')],
}
const eth: CurrencyInfo = {
  ...{ id: 4, code: 'ETH', name: '', scale: 18, price: '1600' },
  networks: [network('ethereum')],
}
const state: DepositState = { currencyId: 1, network: 'tron', amount: '25.5' }

describe('deposit form', () => {
  it('takes the coin of the address, else USDT', () => {
    expect(initialDeposit({ currencyId: '5' })).toMatchObject({ currencyId: 5, amount: '' })
    expect(initialDeposit({ currencyId: '9' })).toMatchObject({ currencyId: 1 })
    expect(initialDeposit({})).toMatchObject({ currencyId: 1 })
  })

  it('keeps the network for another coin where it exists there, and offers the first open one else', () => {
    expect(chooseCurrency(state, 2).network).toBe('tron')
    expect(chooseCurrency(state, 4).network).toBeNull()
    expect(depositSummary({ ...state, network: null }, usdt).network?.id).toBe('ethereum')
    const closed = { ...usdt, networks: [network('ethereum', false), network('tron')] }
    expect(depositSummary({ ...state, network: null }, closed).network?.id).toBe('tron')
  })

  // The minimum is 10 USDT of value; less is not credited (specification, section 5).
  it.each([
    ['9.999999', 'DEPOSIT_BELOW_MINIMUM'],
    ['10', undefined],
    ['10.000001', undefined],
    ['', 'AMOUNT_REQUIRED'],
    ['0', 'AMOUNT_NOT_POSITIVE'],
    ['10.0000001', 'AMOUNT_INVALID'],
  ])('%p USDT: %s', (amount, code) => {
    expect(depositProblem({ ...state, amount }, usdt)?.code).toBe(code)
    const summary = depositSummary({ ...state, amount }, usdt)
    expect(summary.amount === null).toBe(code !== undefined)
    expect(summary.test === null).toBe(code !== undefined && code !== 'DEPOSIT_BELOW_MINIMUM')
  })

  // By hand: 10 / 1,600 = 0.00625.
  it.each([
    ['0.006249999999999999', 'DEPOSIT_BELOW_MINIMUM'],
    ['0.00625', undefined],
  ])('%s ETH at 1,600 USDT: %s', (amount, code) => {
    expect(depositProblem({ currencyId: 4, network: 'ethereum', amount }, eth)?.code).toBe(code)
  })

  it('says nothing of a minimum while the price is unknown: the server decides by value', () => {
    expect(
      depositProblem({ currencyId: 4, network: 'ethereum', amount: '0.001' }, { ...eth, price: null }),
    ).toBeNull()
  })

  it('asks for no address on a network that is not open', () => {
    const closed = { ...usdt, networks: [network('ethereum', false), network('tron', false)] }
    expect(depositSummary(state, closed)).toMatchObject({ addressOf: null, test: null })
    expect(depositSummary(state, usdt)).toMatchObject({
      addressOf: { id: 1, network: 'tron' },
      test: { currencyId: 1, network: 'tron', amount: '25.5' },
    })
  })
})
