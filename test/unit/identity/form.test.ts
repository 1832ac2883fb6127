import {
  emptyIdentity,
  identityErrors,
  identityRequest,
  isDecidedElsewhere,
  refusedIdentityField,
  type IdentityForm,
} from '@/features/identity/form/state'

const FILLED: IdentityForm = {
  ...emptyIdentity('ja_JP'),
  name: 'Li Mei',
  idNumber: 'AB1234567',
  front: 'a',
  back: 'b',
}

test('an empty form is of the country of the language, for an ID card, and nothing can be sent of it', () => {
  const empty = emptyIdentity('zh_CN')
  expect(empty).toMatchObject({ region: 'CN', document: 'idCard' })
  expect(identityRequest(empty)).toBeNull()
  expect(Object.keys(identityErrors(empty)).sort()).toEqual(['back', 'front', 'idNumber', 'name'])
})

test('what is required is enough; a picture on its way is not', () => {
  expect(identityRequest(FILLED)).toEqual(FILLED)
  expect(identityRequest({ ...FILLED, document: 'licence' })).toMatchObject({ document: 'licence' })
  expect(identityRequest({ ...FILLED, back: '' })).toBeNull()
})

test('answers of the server stand at the field they are about', () => {
  expect(refusedIdentityField('IDENTITY_NUMBER_TAKEN')).toBe('idNumber')
  expect(refusedIdentityField('CARD_NUMBER_INVALID')).toBe('cardNumber')
  expect(refusedIdentityField('SERVER_BUSY')).toBeUndefined()
  expect(isDecidedElsewhere('IDENTITY_PENDING')).toBe(true)
  expect(isDecidedElsewhere('IDENTITY_NUMBER_TAKEN')).toBe(false)
})
