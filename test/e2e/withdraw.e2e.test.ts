import { randomBytes } from 'node:crypto'
import { addressBind } from '@core/domain/addresses'
import type { Lang, OwnPurpose } from '@core/domain'
import type { Database } from '@server/store/db'
import { openStage, PASSWORD, seen, type Account, type Phone, type Stage } from './harness'

/** A well-known TRON address. */
const TRON = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'
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

/** A code asked for by another browser of the same user. */
const codeFor = async (purpose: OwnPurpose, bind?: string): Promise<string> => {
  const options = { token: account.token, browser: randomBytes(16).toString('hex') }
  await stage.ok('verification.sendToMe', { purpose, ...(bind ? { bind } : {}) }, options)
  return (await stage.ok('ext.demoInbox', {}, options))[0]?.code ?? ''
}

/** What a user must have set up before: their own tests are elsewhere. */
const prepare = async (): Promise<void> => {
  const { token } = account
  const passwords = { newPassword: TRADE_PASSWORD, confirmPassword: TRADE_PASSWORD, loginPassword: PASSWORD }
  await stage.ok(
    'profile.changeTradePassword',
    { ...passwords, code: await codeFor('tradePassword') },
    { token },
  )
  const address = { currencyId: 1, network: 'tron', label: 'Cold wallet', address: TRON }
  const code = await codeFor('bindAddress', addressBind('tron', TRON))
  await stage.ok('wallet.addAddress', { ...address, code }, { token })
}

const text = (name: Parameters<Phone['say']>[0]) =>
  seen(phone.page.getByText(phone.say(name), { exact: true }))
const field = (name: Parameters<Phone['say']>[0]) =>
  seen(phone.page.getByLabel(phone.say(name), { exact: true }))
const step = (name: Parameters<Phone['say']>[0]) =>
  seen(phone.page.locator('.withdraw-timeline').getByText(phone.say(name), { exact: true }))
const id = (testId: string) => seen(phone.page.getByTestId(testId))

const withdraw = async (amount: string): Promise<void> => {
  await field('withdraw.amount').fill(amount)
  await field('pay.tradePassword').fill(TRADE_PASSWORD)
  await id('send-code').tap()
  await id('fill-in').tap()
  await id('withdraw-review').tap()
  await id('withdraw-confirm').tap()
  await id('cancel').waitFor()
}

const wallet = () => stage.ok('account.oneAssets', { a: 1, b: 1 }, { token: account.token })

test('someone new is led to what is missing', async () => {
  await start('zh_CN')
  await phone.open('#/pages/asset/withdraw')
  await text('withdraw.noAddress').waitFor()
  await id('set-trade-password').waitFor()
  await id('bind-address').tap()
  await text('addresses.add').waitFor()
})

test('a withdrawal is asked for, approved, sent and paid, each step live on the screen', async () => {
  await start('en_US')
  await prepare()
  await phone.open('#/pages/asset/withdraw')
  await field('withdraw.amount').fill('10000.01')
  await field('pay.tradePassword').focus()
  await seen(phone.page.getByText(/Insufficient withdrawable balance/)).waitFor()
  await id('max').tap()
  expect(await field('withdraw.amount').inputValue()).toBe('10000')
  await seen(phone.page.getByText('9,999.00 USDT')).waitFor()
  await withdraw('50')
  // As if the time of the review were over.
  await db.query('test.reviewed', 'update withdrawals set created_at = created_at - 30000')
  await step('withdraw.step_approved').waitFor()
  await step('withdraw.step_paid').waitFor({ timeout: 90_000 })
  await seen(phone.page.getByText('49.00 USDT')).waitFor()
  expect(await wallet()).toMatchObject({ available: '9950', frozen: '0' })
})
