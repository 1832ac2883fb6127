import { checkEnquiry, checkSupportText, compareVersions, isVersion } from '@core/domain'
import { officeLink, readOffice } from '@/features/content/about/office'
import { errorsOf } from '@/features/content/business/form'
import { groupsOf, type HelpItem } from '@/features/help/groups'
import { updateFor } from '@/features/update/updateFor'

describe('versions', () => {
  test.each([
    ['1.2.3', '1.2.3', 0],
    ['1.10.0', '1.9.9', 1],
    ['0.1.0', '0.1.1', -1],
    ['2.0.0', '1.99.99', 1],
  ])('%s and %s', (a, b, sign) => {
    expect(Math.sign(compareVersions(a, b))).toBe(sign)
    expect(Math.sign(compareVersions(b, a))).toBe(sign === 0 ? 0 : -sign)
  })

  test.each(['1.2', '1.2.3.4', 'v1.2.3', '1.2.x', '', '1.2.123456'])('%j is no version', (text) =>
    expect(isVersion(text)).toBe(false),
  )

  const newest = { version: '1.2.0', forced: false, minimum: null, notes: 'n', releasedAt: 1 }
  const offer = (forced: boolean) => ({ version: '1.2.0', forced, notes: 'n' })
  test.each([
    ['older', '1.1.9', '', null, offer(false)],
    ['the same', '1.2.0', '', null, null],
    ['newer than what is announced', '1.3.0', '', null, null],
    ['declined', '1.1.9', '1.2.0', null, null],
    ['declined, but an earlier one', '1.1.9', '1.1.10', null, offer(false)],
    ['below the least', '1.1.9', '1.2.0', '1.2.0', offer(true)],
    ['at the least', '1.1.9', '1.2.0', '1.1.9', null],
    ['between the least and the newest', '1.1.9', '', '1.1.0', offer(false)],
  ])('an installed version that is %s', (_, installed, declined, minimum, expected) => {
    expect(updateFor({ ...newest, minimum }, installed, declined)).toEqual(expected)
  })
})

describe('texts that users send', () => {
  test('a message to customer service: required, up to 1,000 characters', () => {
    expect(checkSupportText(' ')).toEqual({ code: 'SUPPORT_TEXT_REQUIRED' })
    expect(checkSupportText('😀'.repeat(1_000))).toBeNull()
    expect(checkSupportText('😀'.repeat(1_001))?.code).toBe('SUPPORT_TEXT_TOO_LONG')
  })

  test('an enquiry: every field is required, and the contact can be answered', () => {
    const empty = { name: '', company: ' ', contact: '', message: '' }
    expect(Object.values(errorsOf(empty)).map((problem) => problem.code)).toEqual([
      'ENQUIRY_NAME_REQUIRED',
      'ENQUIRY_COMPANY_REQUIRED',
      'ENQUIRY_CONTACT_REQUIRED',
      'ENQUIRY_MESSAGE_REQUIRED',
    ])
    expect(['a@b.c', '+81 90-1234', '123456'].map((contact) => checkEnquiry('contact', contact))).toEqual([
      null,
      null,
      null,
    ])
    expect(checkEnquiry('contact', '12345')?.code).toBe('ENQUIRY_CONTACT_INVALID')
  })
})

test('help is shown by category in the order of the help centre; empty categories are left out', () => {
  const item = (id: string, category: string) => ({ id, category }) as HelpItem
  const groups = groupsOf([
    item('a', 'trading'),
    item('b', 'start'),
    item('c', 'trading'),
    item('d', 'unknown'),
  ])
  expect(groups.map(({ category, items }) => [category, items.map(({ id }) => id)])).toEqual([
    ['start', ['b']],
    ['trading', ['a', 'c']],
  ])
})

test('an office leads to the map, with all that is special in an address written safely', () => {
  const office = { name: 'A & B', address: '1 ?=# 字', latitude: '51.4779', longitude: '-0.0015' }
  expect(readOffice(office)).toBe(office)
  expect(officeLink(office)).toBe(
    '/pages/location/open?latitude=51.4779&longitude=-0.0015&name=A%20%26%20B&address=1%20%3F%3D%23%20%E5%AD%97',
  )
  for (const wrong of [null, undefined, 'x', {}, { ...office, latitude: '' }, { ...office, name: 1 }])
    expect(readOffice(wrong)).toBeNull()
})
