import { number } from '../people/helper'
import { OTHER_ETH } from '../addresses/helper'
import type { Drawer } from '../withdrawals/desk'
import { openMoney, type MoneyDesk } from './desk'

/** What users write themselves: names of addresses, cards and accounts at a partner. */

jest.setTimeout(60_000)

let desk: MoneyDesk
let who: Drawer
beforeAll(async () => {
  desk = await openMoney()
})
beforeEach(async () => {
  who = await desk.drawer()
})
afterAll(() => desk.close())

const OTHER_TRON = 'TAUN6FwrnwwmaEqYcckffC7wYmbaS6cBiX'

const bind = (label: string) => desk.bind(who, { network: 'tron', address: OTHER_TRON, label })
const card = (holder: string, bank = 'Bank') =>
  desk.call('ext.addBankCard', { holder, bank, cardNumber: '4111111111111111' }, who)
const pay = (to: string) =>
  desk.send(who, { kind: 'partner', partnerId: 'acme', to, amount: '10' }).then(
    ({ transfer }) => transfer.account,
    (error: { code: string }) => error.code,
  )

test.each([
  ['Арабский عنوان 日本', 'scripts'],
  ['👨‍👩‍👧‍👦 savings', 'an emoji of joined ones'],
  ['=HYPERLINK("http://x","y")', 'a formula'],
  ["'; drop table users; --", 'SQL'],
  ['<img src=x onerror=alert(1)>', 'HTML'],
  ['{max} {label}', 'our own placeholders'],
  ['é'.repeat(30), 'thirty characters'],
  ['🏦'.repeat(30), 'thirty characters of two units'],
])('%s is kept as it is written (%s)', async (text) => {
  expect(await bind(text)).toMatchObject({ code: 0, obj: { label: text } })
  expect((await desk.ok('wallet.addresses', {}, who))[0]?.label).toBe(text)
  expect(await card(text, text)).toMatchObject({ code: 0, obj: { holder: text, bank: text } })
})

test.each([
  ['a\u0007b', 'a bell'],
  ['a\u001b[2Jb', 'an order to the terminal'],
  ['a\nb', 'a second line'],
  ['a\u0085b', 'a line end of another kind'],
  ['a\u2028b', 'a line separator'],
  ['safe\u202egnp.exe', 'text that is turned around'],
  ['\u2066a\u2069', 'an isolate'],
])('%j is refused everywhere (%s)', async (text) => {
  const code = await desk.codeFor(who, 'bindAddress', `tron:${OTHER_TRON}`)
  const refused = await desk.bind(who, { network: 'tron', address: OTHER_TRON, label: text, code })
  expect(refused.code).toBe(number('TEXT_NOT_PLAIN'))
  expect((await card(text)).code).toBe(number('TEXT_NOT_PLAIN'))
  expect((await card('A', text)).code).toBe(number('TEXT_NOT_PLAIN'))
  expect(await pay(text)).toBe('PARTNER_ACCOUNT_INVALID')
})

test.each([
  ['🏦'.repeat(31), 'LABEL_TOO_LONG', null],
  ['x'.repeat(60), 'LABEL_TOO_LONG', null],
  ['x'.repeat(61), 'LABEL_TOO_LONG', 'CARD_TEXT_TOO_LONG'],
  ['x'.repeat(201), 'INPUT_ERROR', 'INPUT_ERROR'],
  ['x'.repeat(100_000), 'INPUT_ERROR', 'INPUT_ERROR'],
  [' \t ', 'LABEL_REQUIRED', 'CARD_HOLDER_REQUIRED'],
] as const)('%# too long, or nothing', async (text, label, holder) => {
  const refused = await desk.bind(who, { network: 'tron', address: OTHER_TRON, label: text, code: '000000' })
  expect(refused.code).toBe(number(label))
  expect((await card(text)).code).toBe(holder ? number(holder) : 0)
})

test('the CSV file has no text of a user in it, and the list of a withdrawal the label as it was then', async () => {
  await desk.ok('ext.removeAddress', { id: who.addressId }, who)
  const formula = '=1+cmd|/c calc!A0'
  await bind(formula)
  const [bound] = await desk.ok('wallet.addresses', {}, who)
  const code = await desk.codeFor100(who, { address: OTHER_TRON })
  const drawn = await desk.drawn(who, { addressId: bound?.id ?? '', code })
  await desk.ok('ext.removeAddress', { id: bound?.id ?? '' }, who)
  expect((await desk.one(who, drawn.id)).label).toBe(formula)
  const file = (await desk.ok('ext.fundsExport', {}, who)) as unknown as string
  expect([file.includes('cmd'), file.includes(drawn.id)]).toEqual([false, true])
})

test('an address is taken in its own letters only', async () => {
  const cyrillic = OTHER_TRON.replace('A', 'А')
  const wide = OTHER_ETH.replace('0', '０')
  for (const [network, address] of [
    ['tron', cyrillic],
    ['tron', `${OTHER_TRON.slice(0, 10)}\u200b${OTHER_TRON.slice(10)}`],
    ['ethereum', wide],
    ['ethereum', `${OTHER_ETH}\u0000`],
  ] as const) {
    const body = { currencyId: 1, network, label: 'x', address, code: '000000' }
    const { code } = await desk.call('wallet.addAddress', body, who)
    expect([number('ADDRESS_INVALID'), number('INPUT_ERROR')]).toContain(code)
  }
})
