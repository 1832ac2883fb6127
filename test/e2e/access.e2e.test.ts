import { generateSync } from 'otplib'
import { errorTexts } from '@core/contract'
import { opened } from '../helpers/opened'
import { tenDays } from '../helpers/candles'
import { openStage, PASSWORD, replayOf, seen, still, type Phone, type Stage } from './harness'

let stage: Stage
beforeAll(async () => {
  const places = { TRUST_PROXY: '1', REGION_HEADER: 'x-country', REGIONS_REFUSED: 'US' }
  stage = await openStage({ ...replayOf(tenDays().path, '10'), ...places })
})
afterAll(() => stage.close())

let phone: Phone
afterEach(() => phone.page.context().close())

const NEW_PASSWORD = 'mango753'
const logInAgain = async (email: string, password: string): Promise<string> => {
  const account = { kind: 'email' as const, account: email, password, agreement: true }
  return opened(await stage.ok('user.login', account)).token
}

/** Fills the login screen in and sends it. */
const logInOnScreen = async (email: string, password: string): Promise<void> => {
  const { page, say } = phone
  await seen(page.getByLabel(say('session.emailLabel'), { exact: true })).fill(email)
  await seen(page.getByLabel(say('session.password'), { exact: true })).fill(password)
  const agreement = seen(page.getByRole('checkbox'))
  if ((await agreement.getAttribute('aria-checked')) !== 'true') await agreement.tap()
  await seen(page.getByTestId('login')).tap()
}

const outcome = (text: string) => seen(phone.page.getByText(text, { exact: true })).first()

test('a forgotten password is replaced on a device where the account was used', async () => {
  phone = await stage.phone()
  const { page, say } = phone
  const { email } = await stage.register()
  await phone.open('/pages/login/index')
  await logInOnScreen(email, PASSWORD)
  await outcome(say('session.loggedIn')).waitFor()
  await page.evaluate(() => {
    localStorage.removeItem('token')
    localStorage.removeItem('userInfo')
  })
  await page.reload()
  await phone.open('/pages/login/index')
  await seen(page.getByTestId('forgot')).tap()
  await seen(page.getByTestId('reset-password')).waitFor()
  await seen(page.getByLabel(say('session.emailLabel'), { exact: true })).fill(email)
  await seen(page.getByTestId('send-code')).tap()
  await seen(page.getByTestId('fill-in')).tap()
  await seen(page.getByLabel(say('session.newPassword'), { exact: true })).fill(NEW_PASSWORD)
  await seen(page.getByLabel(say('session.confirmPassword'), { exact: true })).fill(NEW_PASSWORD)
  await seen(page.getByTestId('reset-password')).tap()
  await outcome(say('session.resetDone')).waitFor()
  await seen(page.getByTestId('login')).waitFor()
  await logInOnScreen(email, NEW_PASSWORD)
  await outcome(say('session.loggedIn')).waitFor()
  expect(phone.faults).toEqual([])
})

test('two-step sign-in is set up, asked for at the login, and a recovery code does as well', async () => {
  phone = await stage.phone('ja_JP')
  const { page, say } = phone
  const account = await stage.register()
  await phone.logIn(account)
  await phone.open('/pages/me/secure?set=twoStep')
  await still(phone)
  await seen(page.getByLabel(say('access.present'), { exact: true })).fill(PASSWORD)
  await seen(page.getByTestId('begin-two-step')).tap()
  const shown = await seen(page.getByTestId('totp-secret')).textContent()
  const secret = /[A-Z2-7]{32}/.exec(shown ?? '')?.[0] ?? ''
  const code = seen(page.getByLabel(say('session.secondCode'), { exact: true }))
  await code.fill(generateSync({ secret }))
  await seen(page.getByTestId('confirm-two-step')).tap()
  const codes = seen(page.getByTestId('recovery-codes'))
  const [recovery = ''] = /[A-Z0-9]{5}-[A-Z0-9]{5}/.exec((await codes.textContent()) ?? '') ?? []
  await seen(page.getByTestId('codes-kept')).tap()
  await outcome(say('access.twoStepSaved')).waitFor()
  await page.evaluate(() => localStorage.clear())
  await page.evaluate(() => localStorage.setItem('lang', JSON.stringify({ data: 'ja_JP' })))
  await page.reload()
  await phone.open('/pages/login/index')
  await logInOnScreen(account.email, PASSWORD)
  await seen(page.getByTestId('second-step')).waitFor()
  await code.fill('000000')
  await seen(page.getByTestId('second-step')).tap()
  await seen(page.getByRole('alert')).first().waitFor()
  await seen(page.getByTestId('second-switch')).tap()
  await seen(page.getByLabel(say('session.recoveryCode'), { exact: true })).fill(recovery)
  await seen(page.getByTestId('second-step')).tap()
  await outcome(say('session.loggedIn')).waitFor()
  expect(phone.faults).toEqual([])
})

test('other devices are listed and signed out, and the history tells it', async () => {
  phone = await stage.phone()
  const { page, say } = phone
  const account = await stage.register()
  const other = await logInAgain(account.email, PASSWORD)
  await phone.logIn(account)
  await phone.open('/pages/me/secure?set=devices')
  await seen(page.getByTestId('device')).nth(1).waitFor()
  await seen(page.getByTestId('sign-out-others')).tap()
  await seen(page.getByTestId('sign-out-confirm')).tap()
  await outcome(say('access.signedOut')).waitFor()
  await seen(page.getByTestId('sign-out-others')).waitFor({ state: 'hidden' })
  expect((await stage.call('user.info', {}, { token: other })).code).toBe(-2)
  await phone.open('/pages/me/secure?set=history')
  await outcome(say('access.event_signedOut')).waitFor()
  expect(phone.faults).toEqual([])
})

test('a frozen account is left at once, and the login says why it stays shut', async () => {
  phone = await stage.phone('zh_CN')
  const { page, say } = phone
  const account = await stage.register()
  await phone.logIn(account)
  await phone.open('/pages/me/secure?set=freeze')
  await seen(page.getByTestId('freeze')).tap()
  await seen(page.getByLabel(say('access.present'), { exact: true })).fill(PASSWORD)
  await seen(page.getByTestId('freeze-confirm')).tap()
  await seen(page.getByTestId('login')).waitFor()
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
  await logInOnScreen(account.email, PASSWORD)
  await seen(page.getByText(errorTexts.zh_CN.ACCOUNT_FROZEN, { exact: true })).waitFor()
})

test('where the operator does not serve nobody registers: a page says so, and leads a user to what they hold', async () => {
  phone = await stage.phone('ja_JP')
  const { page, say } = phone
  await page.setExtraHTTPHeaders({ 'x-country': 'US' })
  await phone.open('/pages/reg')
  await seen(page.getByLabel(say('session.emailLabel'), { exact: true })).fill('someone@example.com')
  await seen(page.getByTestId('send-code')).tap()
  await outcome(say('gate.regionText')).waitFor()
  await still(phone)
  await phone.logIn(await stage.register())
  await phone.open('/pages/agreement/region')
  await seen(page.getByText(say('gate.regionAssets'), { exact: true })).tap()
  await seen(page.getByText(say('assets.total'), { exact: true }))
    .first()
    .waitFor()
  expect(phone.faults).toEqual([])
})
