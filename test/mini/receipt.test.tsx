import type { Receipt } from '@core/domain/receipts'
import { verifyReceipt } from '@core/domain/receipts/verify'
import { ReceiptView } from '@/features/receipt/ReceiptView'
import type { Checked, ReceiptState } from '@/features/receipt/useReceipt'
import { ENDINGS, testKey, WON } from '../helpers/receipts'
import { all, cleanUp, has, mount, pageText, textOf } from './helpers'

const house = testKey('house')

const checkedBy = (receipt: Receipt, keys = [house.key], change: Partial<Receipt> = {}): Checked => {
  const { receipt: said, signature } = house.signed(receipt)
  const signed = { receipt: { ...said, ...change }, signature }
  return { signed, result: verifyReceipt(signed, keys) }
}

const show = (change: Partial<ReceiptState>) =>
  mount(
    <ReceiptView
      own={false}
      state={{
        ...{ checked: null, missing: 'none', loading: false, problem: undefined, keyUnread: false },
        ...{ retry: () => undefined, check: () => undefined },
        ...change,
      }}
    />,
  )

afterEach(cleanUp)

describe('a receipt on screen', () => {
  it('is green: what it says, every check with its figures, the prices that decided', async () => {
    await show({ checked: checkedBy(WON) })
    expect(textOf('.receipt-verdict--right')).toBe('Genuine, and settled by the rules')
    expect(all('.receipt-check--right')).toHaveLength(9)
    expect(has('.receipt-check--wrong')).toBe(false)
    expect(pageText()).toContain('The profit of a win, 76.00 USDT, is 76% of the stake of 100.00 USDT')
    expect(pageText()).toContain(
      '23,141.00 at the opening, 23,141.01 at settlement: for Buy call this is “Win”.',
    )
    expect(all('.receipt-tick--on').map((row) => row.textContent)).toEqual([
      expect.stringContaining('known at acceptance'),
      expect.stringContaining('opened'),
      expect.stringContaining('settled'),
    ])
  })

  it('is red when it was tampered with', async () => {
    await show({ checked: checkedBy(WON, [house.key], { credited: '177' }) })
    expect(textOf('.receipt-verdict--wrong')).toBe('Do not trust this receipt')
    expect(pageText()).toContain('It is not what we signed')
    expect(all('.receipt-check--wrong')).toHaveLength(2)
  })

  it('is red when it is signed but against the rules', async () => {
    await show({ checked: checkedBy({ ...WON, rule: 'loss', result: '-100', credited: '0' }) })
    expect(textOf('.receipt-verdict--wrong')).toBe('Do not trust this receipt')
    expect(pageText()).toContain('this must not happen')
  })

  it('is neither while its key is not known, and says whether that is for want of a connection', async () => {
    await show({ checked: checkedBy(WON, []) })
    expect(textOf('.receipt-verdict--open')).toBe('The key of this receipt is not known here')
    expect(pageText()).toContain('is not among the published keys')
    expect(pageText()).toContain('Without its key the signature cannot be checked.')
    cleanUp()
    await show({ checked: checkedBy(WON, []), keyUnread: true })
    expect(pageText()).toContain('Connect once')
  })

  it.each(Object.entries(ENDINGS))('ended by %s leaves no gap in any sentence', async (_rule, receipt) => {
    await show({ checked: checkedBy(receipt) })
    expect(all('.receipt-verdict--right')).toHaveLength(1)
    expect(pageText()).not.toMatch(/\{|undefined|—/)
  })

  it.each([
    ['unreadable', 'This is not a receipt'],
    ['older', 'No receipt for this order'],
    ['running', 'Not settled yet'],
  ] as const)('there is none: %s', async (missing, title) => {
    await show({ missing })
    expect(pageText()).toContain(title)
  })
})
