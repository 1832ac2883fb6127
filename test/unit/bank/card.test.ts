import { checkBank, checkCardNumber, checkHolder, normaliseCard } from '@core/domain'
import { cardErrors, cardSummary, refusedCardField, shownCard } from '@/features/bank/form'

describe('a card number', () => {
  // Numbers that payment networks publish for tests, and the limits of length with sums worked out by hand:
  // 000000000018 -> 8 + 2*1 = 10; 1000000000000000009 -> 9 + 1 (its place is odd, not doubled) = 10.
  it.each([
    '4111111111111111',
    '5555555555554444',
    '378282246310005',
    '6200000000000005',
    '000000000018',
    '1000000000000000009',
    ' 4111 1111-1111 1111 ',
  ])('%s is one', (number) => {
    expect(checkCardNumber(number)).toBeNull()
  })

  // 11 digits: 00000000018 -> 10; 20 digits: 10000000000000000008 -> 8 + 2*1 = 10: right sums, wrong lengths.
  it.each([
    '4111111111111112',
    '4111111111111117',
    '1411111111111111',
    '00000000018',
    '10000000000000000008',
    '0000000000000000',
    '411111111111111a',
    '４１１１１１１１１１１１１１１１',
  ])('%s is none', (number) => {
    expect(checkCardNumber(number)).toEqual({ code: 'CARD_NUMBER_INVALID' })
  })

  it('differs from one in which two neighbours changed places', () => {
    expect(checkCardNumber('378282246310005')).toBeNull()
    expect(checkCardNumber('738282246310005')).not.toBeNull()
  })

  it('is asked for', () => {
    expect(checkCardNumber(' - ')).toEqual({ code: 'CARD_NUMBER_REQUIRED' })
    expect(normaliseCard(' 4111 1111-1111 1111 ')).toBe('4111111111111111')
  })
})

describe('names on a card', () => {
  it('have 1 to 60 characters', () => {
    expect([checkHolder('李'), checkBank('x'.repeat(60))]).toEqual([null, null])
    expect(checkHolder(' ')).toEqual({ code: 'CARD_HOLDER_REQUIRED' })
    expect(checkBank('')).toEqual({ code: 'CARD_BANK_REQUIRED' })
    expect(checkBank('x'.repeat(61))).toEqual({ code: 'CARD_TEXT_TOO_LONG', params: { max: '60' } })
  })
})

describe('the form of a card', () => {
  const state = { holder: ' Li Mei ', bank: ' Harbour ', cardNumber: '4111 1111 1111 1111' }

  it('sends what it was given, trimmed', () => {
    expect(cardSummary(state)).toEqual({
      ready: true,
      request: { holder: 'Li Mei', bank: 'Harbour', cardNumber: '4111111111111111' },
    })
  })

  it('names every field that is wrong', () => {
    expect(cardErrors({ holder: '', bank: '', cardNumber: '4' })).toEqual({
      holder: { code: 'CARD_HOLDER_REQUIRED' },
      bank: { code: 'CARD_BANK_REQUIRED' },
      cardNumber: { code: 'CARD_NUMBER_INVALID' },
    })
    expect(cardSummary({ ...state, bank: '' }).ready).toBe(false)
    expect([refusedCardField('CARD_TAKEN'), refusedCardField('CARD_LIMIT')]).toEqual([
      'cardNumber',
      undefined,
    ])
  })

  it('shows the number in groups of four', () => {
    expect(shownCard('378282246310005')).toBe('3782 8224 6310 005')
    expect(shownCard('4111-1111')).toBe('4111 1111')
    expect(shownCard('4')).toBe('4')
  })
})
