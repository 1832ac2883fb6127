import type { Lang } from '@core/domain'
import type { Database } from '@server/store/db'
import { openStage, PASSWORD, seen, type Account, type Phone, type Stage } from './harness'

/** EIP-55's own example, and an address with the same beginning and end; small letters carry no checksum. */
const ETH = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const TWIN = `0x5aae${'1'.repeat(32)}eaed`
const TRADE_PASSWORD = 'mint5739'

let stage: Stage
let db: Database
beforeAll(async () => {
  stage = await openStage({})
  db = stage.db()
})
afterAll(() => stage.close())

let phone: Phone
let account: Account
const start = async (lang: Lang): Promise<void> => {
  phone = await stage.phone(lang)
  account = await stage.register()
  await phone.logIn(account)
}
afterEach(async () => {
  expect(phone.faults).toEqual([])
  await phone.page.context().close()
})

const field = (name: Parameters<Phone['say']>[0]) =>
  seen(phone.page.getByLabel(phone.say(name), { exact: true }))
const button = (name: Parameters<Phone['say']>[0]) =>
  seen(phone.page.getByRole('button', { name: phone.say(name), exact: true }))
const text = (name: Parameters<Phone['say']>[0]) =>
  seen(phone.page.getByText(phone.say(name), { exact: true }))
const id = (testId: string) => seen(phone.page.getByTestId(testId))

/** Asks for a code and takes it from the demo's inbox. */
const fillCode = async (): Promise<void> => {
  await id('send-code').tap()
  await id('fill-in').tap()
}

test('a trade password is set from the profile; the security screen says so at once', async () => {
  await start('ja_JP')
  await phone.open('#/pages/me/index')
  await text('security.title').tap()
  await text('security.notSet').waitFor()
  await text('security.tradePassword').tap()
  await field('security.proof_login').fill(PASSWORD)
  await field('security.newTradePassword').fill(PASSWORD)
  await field('session.confirmPassword').fill(PASSWORD)
  await seen(phone.page.getByRole('alert')).waitFor()
  await fillCode()
  expect(await id('submit').isDisabled()).toBe(true)
  await field('security.newTradePassword').fill(TRADE_PASSWORD)
  await field('session.confirmPassword').fill(TRADE_PASSWORD)
  await id('submit').tap()
  await text('security.set').waitFor()
  expect((await stage.ok('user.info', {}, { token: account.token })).hasTradePassword).toBe(true)
})

/** As if the minute between two codes were over. */
const afterAMinute = () => db.query('test.older', 'update codes set sent_at = sent_at - 60000')

test('an address is bound, a look-alike needs a second look, one is removed', async () => {
  await start('en_US')
  const bound = async () =>
    (await stage.ok('wallet.addresses', {}, { token: account.token })).map(({ address }) => address)
  const add = async (address: string, label: string): Promise<void> => {
    await seen(phone.page.getByRole('radio', { name: /ERC-20/ })).tap()
    await field('addresses.address').fill(address)
    await field('addresses.label').fill(label)
    await fillCode()
    await id('submit').tap()
  }
  await phone.open('#/pages/me/bindAddress')
  await seen(phone.page.locator('.empty')).getByRole('button').tap()
  await add(ETH, 'Ledger')
  await id('address').filter({ hasText: 'Ledger' }).waitFor()
  expect(await bound()).toEqual([ETH])

  await afterAMinute()
  await button('addresses.add').tap()
  await add(TWIN, 'Sent before')
  await text('addresses.twinTitle').waitFor()
  expect(await bound()).toEqual([ETH])
  await id('confirm-twin').tap()
  await id('address').filter({ hasText: 'Sent before' }).tap()

  await id('remove').tap()
  await id('confirm-remove').tap()
  await id('address').filter({ hasText: 'Sent before' }).waitFor({ state: 'detached' })
  expect(await bound()).toEqual([ETH])
})

test('a bank card is added and removed; only its last digits are shown', async () => {
  await start('zh_CN')
  await phone.open('#/pages/asset/bank')
  await seen(phone.page.locator('.empty')).getByRole('button').tap()
  await field('bank.holder').fill('李梅')
  await field('bank.bank').fill('招商银行')
  await field('bank.cardNumber').fill('4111 1111 1111 1112')
  await id('submit').tap()
  await seen(phone.page.getByRole('alert')).waitFor()
  await field('bank.cardNumber').fill('4111 1111 1111 1111')
  await id('submit').tap()
  await seen(phone.page.getByText('•••• 1111')).waitFor()
  await id('remove').tap()
  await id('confirm-remove').tap()
  await text('bank.none').waitFor()
  expect(await stage.ok('ext.bankCards', {}, { token: account.token })).toEqual([])
})
