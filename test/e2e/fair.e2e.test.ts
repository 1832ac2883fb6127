import type { Locator } from 'playwright-core'
import { OPTIONS, USDT, WALLET, type Lang } from '@core/domain'
import { formatAmount } from '@core/money'
import { tenDays } from '../helpers/candles'
import { openStage, replayOf, seen, type Account, type Phone, type Stage } from './harness'

const file = tenDays()

let stage: Stage
beforeAll(async () => {
  stage = await openStage(replayOf(file.path, '1'))
})
afterAll(() => stage.close())

const LANGS: readonly Lang[] = ['en_US', 'zh_CN', 'ja_JP']

const fund = ({ token }: Account) =>
  stage.ok('account.fundsMovement', { from: WALLET, to: OPTIONS, currencyId: USDT, amount: '500' }, { token })

const named = ({ page }: Phone, name: string): Locator =>
  seen(page.getByRole('button', { name, exact: true }))

const openTicket = async (phone: Phone, stake: string): Promise<void> => {
  const { page, say } = phone
  await phone.open('/pages/contract/index')
  const field = seen(page.getByLabel(say('options.stake'), { exact: true })).and(page.locator('input'))
  await field.fill(stake)
}

const buy = ({ page }: Phone): Promise<void> => seen(page.getByTestId('buy-up')).tap()

describe.each(LANGS)('in %s', (lang) => {
  test('the first trade asks for the risk statement: closed it trades nothing, ticked and accepted it goes on, once', async () => {
    const account = await stage.register({ readsRisk: false })
    await fund(account)
    const phone = await stage.phone(lang)
    const { page, say } = phone
    await phone.logIn(account)
    await openTicket(phone, '10')
    await buy(phone)
    const sheet = page.getByRole('dialog', { name: say('fair.riskTitle'), exact: true })
    await sheet.waitFor()
    const accept = page.getByTestId('accept-risk')
    expect(await accept.isDisabled()).toBe(true)
    await sheet.getByRole('button', { name: say('common.close'), exact: true }).tap()
    await sheet.waitFor({ state: 'detached' })
    expect(await page.getByTestId('confirm-order').count()).toBe(0)

    await buy(phone)
    await sheet.getByRole('checkbox', { name: say('fair.riskUnderstood'), exact: true }).tap()
    await accept.tap()
    await seen(page.getByTestId('confirm-order')).tap()
    await seen(page.getByText(say('options.placed'), { exact: true }))
      .first()
      .waitFor()
    const { acceptedAt } = await stage.ok('ext.riskStatement', {}, { token: account.token })
    expect(acceptedAt).not.toBeNull()

    await page.reload()
    await openTicket(phone, '10')
    await buy(phone)
    await seen(page.getByTestId('confirm-order')).waitFor()
    expect(await sheet.count()).toBe(0)
    expect(phone.faults).toEqual([])
    await page.context().close()
  })

  test('a daily loss limit: set, seen used on its page, named by the ticket that it refuses; raising waits', async () => {
    const account = await stage.register()
    await fund(account)
    const phone = await stage.phone(lang)
    const { page, say } = phone
    await phone.logIn(account)
    await phone.open('/pages/me/limits')
    const amount = seen(page.getByLabel(say('fair.amount'), { exact: true }))
    await seen(page.getByTestId('edit-dailyLoss')).tap()
    await amount.fill('30')
    await page.getByTestId('save-limit').tap()
    const used = (of: string) => say('fair.usedOf', { used: formatAmount(of), limit: formatAmount('30') })
    await seen(page.getByText(used('0'), { exact: true })).waitFor()

    await openTicket(phone, '20')
    const note = say('fair.noteLoss', { left: formatAmount('30'), limit: formatAmount('30') })
    await seen(page.getByText(note, { exact: true })).waitFor()
    await buy(phone)
    await seen(page.getByTestId('confirm-order')).tap()
    const refusal = say.problem('OWN_LOSS_LIMIT').replace('{limit}', '30').replace('{left}', '10')
    await seen(page.getByText(refusal, { exact: true })).waitFor()
    expect(await seen(page.getByTestId('buy-up')).isDisabled()).toBe(true)

    await seen(page.getByTestId('my-limits')).tap()
    await seen(page.getByText(used('20'), { exact: true })).waitFor()
    await seen(page.getByTestId('edit-dailyLoss')).tap()
    await amount.fill('500')
    await page.getByTestId('save-limit').tap()
    await named(phone, say('fair.cancelChange')).waitFor()
    const { dailyLoss } = await stage.ok('ext.limits', {}, { token: account.token })
    expect(dailyLoss).toMatchObject({ value: '30', next: { value: '500' } })
    await page.getByTestId('cancel-dailyLoss').tap()
    await page.getByTestId('cancel-dailyLoss').waitFor({ state: 'detached' })
    expect(phone.faults).toEqual([])
    await page.context().close()
  })

  test('a break: asked about clearly, then the ticket says until when, and the server agrees', async () => {
    const account = await stage.register()
    await fund(account)
    const phone = await stage.phone(lang)
    const { page, say } = phone
    await phone.logIn(account)
    await phone.open('/pages/me/limits')
    await seen(page.getByRole('radio', { name: say('fair.hours_24'), exact: true })).tap()
    await seen(page.getByTestId('break')).tap()
    await page.getByRole('dialog', { name: say('fair.breakAsk'), exact: true }).waitFor()
    expect((await stage.ok('ext.limits', {}, { token: account.token })).coolOffUntil).toBeNull()
    await page.getByTestId('confirm-break').tap()
    await seen(page.getByText(say.pattern('fair.breakRuns'))).waitFor()
    expect(await seen(page.getByRole('radio', { name: say('fair.hours_1'), exact: true })).count()).toBe(0)

    await openTicket(phone, '10')
    const [before = ''] = say.problem('COOLING_OFF').split('{until}')
    await seen(page.locator('.field__error', { hasText: before }))
      .first()
      .waitFor()
    expect(await seen(page.getByTestId('buy-up')).isDisabled()).toBe(true)
    const order = {
      areaId: '1',
      duration: 60,
      direction: 'up' as const,
      quantity: '10',
      accountType: OPTIONS,
    }
    expect((await stage.call('options.order', order, { token: account.token })).code).toBe(1642)
    expect(phone.faults).toEqual([])
    await page.context().close()
  })
})

test('rates and margins are open to a visitor, and are the figures of the server', async () => {
  const phone = await stage.phone()
  await phone.open('/pages/agreement/rates')
  const { options } = await stage.ok('ext.rates', {})
  const [area] = options.areas
  const [minute] = area?.durations ?? []
  const card = seen(phone.page.locator('.rates__card')).first()
  await card.waitFor()
  const text = await card.innerText()
  expect(text).toContain(area?.pair ?? 'no pair')
  expect(text).toContain(`${minute?.breakEven}%`)
  expect(text).toContain('12%')
  expect(phone.faults).toEqual([])
  await phone.page.context().close()
})
