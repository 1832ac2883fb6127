import { addressBind, checkLabel, checkNetwork } from '@core/domain/addresses'
import {
  addressErrors,
  addressSummary,
  chooseCurrency,
  initialAddress,
  refusedAddressField,
  shownAddress,
} from '@/features/addresses/form'
import { addressGroups } from '@/features/addresses/groups'

/** EIP-55's own example. */
const ETH = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
/** A TRON contract's address. */
const TRON = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'

const state = {
  currencyId: 1 as const,
  network: 'ethereum' as const,
  address: ` ${ETH.toLowerCase()} `,
  label: ' Ledger ',
  code: ' 123456 ',
}

describe('the form of a new address', () => {
  it('is ready when every field is fine, and asks for a code for this very address', () => {
    expect(addressErrors(state)).toEqual({})
    expect(addressSummary(state)).toEqual({
      ready: true,
      bind: `ethereum:${ETH}`,
      request: {
        currencyId: 1,
        network: 'ethereum',
        address: ETH.toLowerCase(),
        label: 'Ledger',
        code: '123456',
      },
    })
  })

  it.each([
    [{ network: '' as const }, { network: { code: 'NETWORK_REQUIRED' } }],
    [{ currencyId: 3 as const }, { network: { code: 'NETWORK_MISMATCH' } }],
    [{ address: ' ' }, { address: { code: 'ADDRESS_REQUIRED' } }],
    [{ address: TRON }, { address: { code: 'ADDRESS_INVALID', params: { network: 'Ethereum' } } }],
    [{ label: '' }, { label: { code: 'LABEL_REQUIRED' } }],
    [{ label: 'x'.repeat(31) }, { label: { code: 'LABEL_TOO_LONG', params: { max: '30' } } }],
    [{ code: '' }, { code: { code: 'CODE_REQUIRED' } }],
    [{ code: '12345' }, { code: { code: 'CODE_INVALID' } }],
  ])('with %j names the field and the rule', (change, errors) => {
    expect(addressErrors({ ...state, ...change })).toEqual(errors)
    expect(addressSummary({ ...state, ...change }).ready).toBe(false)
  })

  it('needs no code or label to ask for a code, but a valid address', () => {
    expect(addressSummary({ ...state, label: '', code: '' }).bind).toBe(`ethereum:${ETH}`)
    expect(addressSummary({ ...state, address: ETH.replace('Ae', 'ae') }).bind).toBeNull()
    expect(addressSummary({ ...state, network: '' }).bind).toBeNull()
  })

  it('shows the address as the network writes it, and as typed while it is wrong', () => {
    expect(shownAddress(state)).toBe(ETH)
    expect(shownAddress({ ...state, address: ' 0x12 ' })).toBe('0x12')
    expect(shownAddress({ ...state, network: '', address: ' 0x12 ' })).toBe('0x12')
  })

  it('begins with what the link names, and chooses a network where there is but one', () => {
    const open = { address: '', label: '', code: '' }
    expect(initialAddress({})).toEqual({ currencyId: 1, network: '', ...open })
    expect(initialAddress({ currency: '5' })).toEqual({ currencyId: 5, network: 'bitcoin', ...open })
    expect(initialAddress({ currency: '1', network: 'tron' })).toMatchObject({ network: 'tron' })
    expect(initialAddress({ currency: '9', network: 'bitcoin' })).toMatchObject({
      currencyId: 1,
      network: '',
    })
  })

  it('keeps the network for another coin where it exists there too', () => {
    expect(chooseCurrency({ network: 'tron' }, 3)).toEqual({ currencyId: 3, network: 'tron' })
    expect(chooseCurrency({ network: 'tron' }, 4)).toEqual({ currencyId: 4, network: 'ethereum' })
    expect(chooseCurrency({ network: 'bitcoin' }, 1)).toEqual({ currencyId: 1, network: '' })
  })

  it('knows which field an answer is about; a look-alike concerns none', () => {
    expect(refusedAddressField('ADDRESS_TAKEN')).toBe('address')
    expect(refusedAddressField('CODE_EXPIRED')).toBe('code')
    expect(refusedAddressField('ADDRESS_LIMIT')).toBeUndefined()
    expect(refusedAddressField('ADDRESS_LOOKS_LIKE')).toBeUndefined()
  })
})

describe('the rules that client and server share', () => {
  it('bind the code to network and address in one form, however it was typed', () => {
    expect(addressBind('ethereum', ETH.toLowerCase())).toBe(addressBind('ethereum', ` ${ETH} `))
    expect(addressBind('tron', TRON)).toBe(`tron:${TRON}`)
    expect(() => addressBind('tron', ETH)).toThrow()
  })

  it('take names of 1 to 30 characters', () => {
    expect(checkLabel('x')).toBeNull()
    expect(checkLabel('冷'.repeat(30))).toBeNull()
    expect(checkLabel(` ${'x'.repeat(30)} `)).toBeNull()
    expect(checkLabel('冷'.repeat(31))).not.toBeNull()
  })

  it('take a network that carries the coin', () => {
    expect([checkNetwork(3, 'tron'), checkNetwork(5, 'bitcoin')]).toEqual([null, null])
    expect(checkNetwork(3, 'ethereum')).toEqual({ code: 'NETWORK_MISMATCH' })
    expect(checkNetwork(3, 'toString')).toEqual({ code: 'NETWORK_MISMATCH' })
  })
})

describe('addresses in groups', () => {
  it('lose nothing', () => {
    expect(
      addressGroups(ETH)
        .map(({ text }) => text)
        .join(''),
    ).toBe(ETH)
    expect(addressGroups(TRON).at(-1)).toEqual({ text: '6t', differs: false })
  })

  it('mark where two differ, a longer one included', () => {
    expect(addressGroups('abcdefgh', 'abcdefgi')).toEqual([
      { text: 'abcd', differs: false },
      { text: 'efgh', differs: true },
    ])
    expect(addressGroups('abcdef', 'abcd')).toEqual([
      { text: 'abcd', differs: false },
      { text: 'ef', differs: true },
    ])
  })
})
