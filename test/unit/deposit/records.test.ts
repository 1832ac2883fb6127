import { justCredited, type DepositItem } from '@/features/deposit/records'

const item = (id: string, change: Partial<DepositItem> = {}): DepositItem => ({
  ...{ kind: 'deposit', id, currencyId: 1, network: 'tron', source: null, address: 'T', txId: 'x' },
  ...{
    amount: '25',
    actual: null,
    value: null,
    status: 'confirming',
    confirmations: 1,
    required: 20,
    time: 1,
  },
  ...change,
})

const credited = item('b', { status: 'credited', actual: '25', confirmations: 20 })

describe('the list while deposits change', () => {
  it('knows which ones were credited meanwhile, each once', () => {
    expect(justCredited([item('b'), item('a')], [credited, item('a')])).toEqual([credited])
    expect(justCredited([credited], [credited])).toEqual([])
    expect(justCredited([], [credited])).toEqual([])
  })
})
