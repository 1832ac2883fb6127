import { randomBytes } from 'node:crypto'
import type { Lang } from '@core/domain'
import type { TextKey } from '@/i18n'
import { tenDays } from '../helpers/candles'
import { openStage, replayOf, PASSWORD, seen, type Account, type Phone, type Stage } from './harness'

/** Paying others on a phone: a user, the demo's partner, and the records of both. */

const TRADE_PASSWORD = 'mint5739'

let stage: Stage
beforeAll(async () => {
  stage = await openStage(replayOf(tenDays().path, '1'))
})
afterAll(() => stage.close())

/** A user with a trade password, set through the call that the security screen makes. */
const newPayer = async (): Promise<Account> => {
  const account = await stage.register()
  const options = { token: account.token, browser: randomBytes(16).toString('hex') }
  await stage.ok('verification.sendToMe', { purpose: 'tradePassword' }, options)
  const inbox = await stage.ok('ext.demoInbox', {}, options)
  const code = inbox.find(({ purpose }) => purpose === 'tradePassword')?.code ?? ''
  const chosen = { newPassword: TRADE_PASSWORD, confirmPassword: TRADE_PASSWORD }
  await stage.ok('profile.changeTradePassword', { loginPassword: PASSWORD, ...chosen, code }, options)
  return account
}

const field = ({ page, say }: Phone, name: TextKey) => seen(page.getByLabel(say(name), { exact: true }))
const button = ({ page }: Phone, id: string) => seen(page.getByTestId(id))
const text = ({ page, say }: Phone, key: TextKey, params?: Record<string, string>) =>
  seen(page.getByText(say(key, params), { exact: true })).first()

const confirm = async (phone: Phone): Promise<void> => {
  await button(phone, 'continue').tap()
  await button(phone, 'send').tap()
}

const enter = async (phone: Phone, amount: string): Promise<void> => {
  await field(phone, 'assets.amount').fill(amount)
  await field(phone, 'pay.tradePassword').fill(TRADE_PASSWORD)
}

const availableOf = async ({ token }: Account): Promise<string> =>
  (await stage.ok('account.oneAssets', { a: 1, b: 1 }, { token })).available

test.each(['en_US', 'zh_CN', 'ja_JP'] satisfies Lang[])(
  'in %s a user is found, confirmed and paid, and both see it in their records at once',
  async (lang) => {
    const [anna, ben] = [await newPayer(), await newPayer()]
    const { nickname } = await stage.ok('user.info', {}, { token: ben.token })
    const [phone, other] = [await stage.phone(lang), await stage.phone(lang)]
    await Promise.all([phone.logIn(anna), other.logIn(ben)])
    await other.open('/pages/home/record')
    await text(other, 'pay.empty').waitFor()

    await phone.open('/pages/asset/transferToken')
    await button(phone, 'look-up').tap()
    await seen(phone.page.getByText(phone.say.problem('RECIPIENT_REQUIRED'))).waitFor()
    await field(phone, 'session.emailLabel').fill(ben.email)
    await button(phone, 'look-up').tap()
    await seen(phone.page.getByText(nickname, { exact: true })).waitFor()
    await enter(phone, '10000.01')
    await seen(phone.page.getByText(phone.say.problem('INSUFFICIENT_WALLET'))).waitFor()
    await button(phone, 'max').tap()
    expect(await field(phone, 'assets.amount').inputValue()).toBe('10000')
    await enter(phone, '12.5')
    await confirm(phone)
    await text(phone, 'pay.sent').waitFor()
    expect([await availableOf(anna), await availableOf(ben)]).toEqual(['9987.5', '10012.5'])

    await seen(other.page.getByText(/\+12\.50/))
      .first()
      .waitFor()
    await button(other, 'transfer-row').first().tap()
    await text(other, 'pay.detail').waitFor()
    expect([phone.faults, other.faults]).toEqual([[], []])
    await phone.page.context().close()
    await other.page.context().close()
  },
)

/** Anna's form, filled in to pay ben by his UID. */
const payByUid = async (anna: Account, ben: Account, amount: string): Promise<Phone> => {
  const { uid } = await stage.ok('user.info', {}, { token: ben.token })
  const phone = await stage.phone()
  await phone.logIn(anna)
  await phone.open('/pages/asset/transferToken')
  await seen(phone.page.getByRole('tab', { name: 'UID' })).tap()
  await field(phone, 'pay.uidLabel').fill(uid)
  await button(phone, 'look-up').tap()
  await button(phone, 'change-recipient').waitFor()
  await enter(phone, amount)
  return phone
}

test('a payment whose reply is lost: its sheet keeps its figures, what is said is true, and it is paid once', async () => {
  const [anna, ben] = [await newPayer(), await newPayer()]
  const phone = await payByUid(anna, ben, '30')
  const { page, say } = phone
  const reply: { lose: () => void } = { lose: () => undefined }
  const lost = new Promise<void>((resolve) => (reply.lose = resolve))
  let first = true
  await page.route('**/api/account/transfer-to-third', async (route) => {
    if (!first) return route.continue()
    first = false
    await route.fetch()
    await lost
    return route.abort()
  })
  await confirm(phone)
  // The push is quicker than the reply: 10,000 - 30. The form behind counts from there, the sheet does not.
  const left = say('assets.availableIs', { amount: '9,970.00', currency: 'USDT' })
  await page.getByText(left, { exact: true }).filter({ visible: true }).waitFor()
  await page.getByRole('dialog').getByText('9,970.00 USDT', { exact: true }).waitFor()
  reply.lose()
  await seen(page.getByText(say.problem('OUTCOME_UNKNOWN'))).waitFor()
  await confirm(phone)
  await text(phone, 'pay.sent').waitFor()
  expect([await availableOf(anna), await availableOf(ben)]).toEqual(['9970', '10030'])
  await page.context().close()
})

test('a wrong trade password moves nothing, the look-up stays, and the right one sends it', async () => {
  const [anna, ben] = [await newPayer(), await newPayer()]
  const phone = await payByUid(anna, ben, '3')
  await field(phone, 'pay.tradePassword').fill('wrong111')
  await confirm(phone)
  await seen(phone.page.getByText(phone.say.problem('TRADE_PASSWORD_WRONG'))).waitFor()
  expect(await availableOf(anna)).toBe('10000')
  await field(phone, 'pay.tradePassword').fill(TRADE_PASSWORD)
  await confirm(phone)
  await text(phone, 'pay.sent').waitFor()
  expect(await availableOf(ben)).toBe('10003')
  await phone.page.context().close()
})

test('the demo partner accepts one and returns another, live on the screen', async () => {
  const anna = await newPayer()
  const phone = await stage.phone()
  await phone.logIn(anna)
  await phone.open('/pages/home/interconversion?kind=partner')
  const pay = async (amount: string): Promise<void> => {
    await button(phone, 'partner').tap()
    await seen(phone.page.getByRole('radio', { name: 'Demo Exchange' })).tap()
    await field(phone, 'pay.partnerAccount').fill('anna@demo')
    await enter(phone, amount)
    await confirm(phone)
    await text(phone, 'pay.pendingTitle').waitFor()
  }
  await pay('20')
  await text(phone, 'pay.acceptedTitle').waitFor()
  expect(await availableOf(anna)).toBe('9980')
  await button(phone, 'again').tap()
  await pay('5.13')
  await text(phone, 'pay.returnedTitle').waitFor()
  expect(await availableOf(anna)).toBe('9980')

  await seen(phone.page.getByRole('button', { name: phone.say('pay.seeRecords') })).tap()
  await button(phone, 'transfer-row').nth(1).waitFor()
  await button(phone, 'filter-status').tap()
  await seen(phone.page.getByRole('radio', { name: phone.say('pay.status_returned') })).tap()
  await button(phone, 'transfer-row').nth(1).waitFor({ state: 'detached' })
  await button(phone, 'transfer-row').tap()
  await seen(phone.page.getByText('amount ends in .13')).waitFor()
  expect(phone.faults).toEqual([])
  await phone.page.context().close()
})

test('without a trade password the form says where to set one, and leads there', async () => {
  const phone = await stage.phone()
  await phone.logIn(await stage.register())
  await phone.open('/pages/asset/transferToken')
  await button(phone, 'set-trade-password').tap()
  await seen(phone.page.locator('[id^="/pages/me/secure"]')).waitFor()
  await phone.page.context().close()
})
