import {
  canSubmit,
  checkIdentity,
  checkIdNumber,
  checkName,
  checkWords,
  IDENTITY_STATES,
  maskIdNumber,
  maskName,
  MAX_NAME,
  MAX_WORDS,
  normaliseIdentity,
  type IdentityForm,
} from '@core/domain/identity'

/** The sample of GB 11643-1999; its last character checks the others. */
const SAMPLE = '11010519491231002X'
const FULL: IdentityForm = {
  name: 'Li Mei',
  idNumber: SAMPLE,
  holder: 'Li Mei',
  cardNumber: '4111 1111 1111 1111',
  region: 'CN',
  phone: '13800138000',
  document: 'idCard',
  front: 'a',
  back: 'b',
}

const wrong = (patch: Partial<IdentityForm>): Record<string, string | undefined> =>
  Object.fromEntries(
    Object.entries(checkIdentity({ ...FULL, ...patch }))
      .filter(([, problem]) => problem !== null)
      .map(([field, problem]) => [field, problem?.code]),
  )

test.each(IDENTITY_STATES)('a form can be sent in state %s only without one that waits or holds', (state) => {
  expect(canSubmit(state)).toBe(state === 'none' || state === 'rejected')
})

describe('name', () => {
  it.each([
    ['', 'IDENTITY_NAME_REQUIRED'],
    ['  ', 'IDENTITY_NAME_REQUIRED'],
    ['O', 'IDENTITY_NAME_INVALID'],
    ['Li', null],
    ['李', 'IDENTITY_NAME_INVALID'],
    ['李梅', null],
    ['𠮷田', null],
    ["Jean-Luc d'Arc", null],
    ['Li Mei 2', 'IDENTITY_NAME_INVALID'],
    ['<b>Li</b>', 'IDENTITY_NAME_INVALID'],
    ['Li\u202eMei', 'TEXT_NOT_PLAIN'],
    ['n'.repeat(MAX_NAME), null],
    ['n'.repeat(MAX_NAME + 1), 'IDENTITY_NAME_INVALID'],
  ])('%p: %p', (name, code) => expect(checkName(name)?.code ?? null).toBe(code))
})

describe('ID number', () => {
  it.each([
    ['', 'IDENTITY_NUMBER_REQUIRED'],
    [' - ', 'IDENTITY_NUMBER_REQUIRED'],
    ['A123', 'IDENTITY_NUMBER_INVALID'],
    ['A1234', null],
    ['1'.repeat(9) + '2'.repeat(11), null],
    ['1'.repeat(9) + '2'.repeat(12), 'IDENTITY_NUMBER_INVALID'],
    ['ABCDEFG', 'IDENTITY_NUMBER_INVALID'],
    ['00000000', 'IDENTITY_NUMBER_INVALID'],
    ['12.345.678-9', null],
    ['1234#678', 'IDENTITY_NUMBER_INVALID'],
    [SAMPLE, null],
    ['11010519491231002x', null],
    ['１１０１０５１９４９１２３１００２X', null],
    ['110105194912310021', 'IDENTITY_NUMBER_INVALID'],
    ['11010519491231020X', 'IDENTITY_NUMBER_INVALID'],
  ])('%p: %p', (text, code) => expect(checkIdNumber(text)?.code ?? null).toBe(code))
})

describe('form', () => {
  it('is fine with everything, and with what is required alone', () => {
    expect(wrong({})).toEqual({})
    expect(wrong({ holder: '', cardNumber: '', phone: '' })).toEqual({})
  })
  it.each<[Partial<IdentityForm>, Record<string, string>]>([
    [{ cardNumber: '' }, { cardNumber: 'CARD_NUMBER_REQUIRED' }],
    [{ holder: ' ' }, { holder: 'CARD_HOLDER_REQUIRED' }],
    [{ cardNumber: '4111 1111 1111 1112' }, { cardNumber: 'CARD_NUMBER_INVALID' }],
    [{ phone: '123' }, { phone: 'PHONE_INVALID' }],
    [{ region: '' }, { phone: 'REGION_REQUIRED' }],
    [{ document: 'visa' }, { document: 'IDENTITY_DOCUMENT_REQUIRED' }],
    [{ front: '' }, { front: 'PICTURE_REQUIRED' }],
    [{ back: '' }, { back: 'PICTURE_REQUIRED' }],
  ])('%p: %p', (patch, problems) => expect(wrong(patch)).toEqual(problems))
  it('is kept in one form', () => {
    const typed = { ...FULL, name: '  Li   Mei ', idNumber: '110105 19491231 002x', phone: '138 0013-8000' }
    expect(normaliseIdentity(typed)).toEqual({
      ...FULL,
      cardNumber: '4111111111111111',
      phone: '13800138000',
    })
    expect(normaliseIdentity({ ...FULL, phone: '' }).region).toBe('')
  })
})

test('masks leave what the owner recognises', () => {
  expect(maskIdNumber(SAMPLE)).toBe('11****************')
  expect(maskIdNumber('A1234')).toBe('A1***')
  expect(maskName('Li Mei')).toBe('L* M**')
  expect(maskName('Wolfeschlegel')).toBe('W***')
  expect(maskName('李小梅')).toBe('李**')
})

test("an operator's own words are one line, and needed where the reason says nothing", () => {
  expect(checkWords('unreadable', '')).toBe(true)
  expect(checkWords('other', ' ')).toBe(false)
  expect(checkWords('other', 'w'.repeat(MAX_WORDS))).toBe(true)
  expect(checkWords('other', 'w'.repeat(MAX_WORDS + 1))).toBe(false)
  expect(checkWords('unreadable', 'two\nlines')).toBe(false)
})
