import { tenDays } from '../helpers/candles'
import { openLine, type LineProxy } from '../helpers/lineProxy'
import { openStage, replayOf, seen, type Phone, type Stage } from './harness'

/** Three lines in front of one platform; the app is served by the first and built, as it were, with all of them. */
let lines: readonly [LineProxy, LineProxy, LineProxy]
let stage: Stage
let phone: Phone
beforeAll(async () => {
  lines = [await openLine(), await openLine(), await openLine()]
  const hosts = lines.map(({ origin }) => origin)
  stage = await openStage({
    ...replayOf(tenDays().path, '0.05'),
    LINE_HOSTS: hosts.join(','),
    CORS_ORIGINS: hosts[0] ?? '',
  })
  for (const line of lines) line.target = stage.address
  lines[0].rewrite = ['["","",""]', JSON.stringify(hosts)]
})
beforeEach(() => {
  for (const line of lines) Object.assign(line, { mode: 'open', loses: null })
})
afterEach(() => phone.page.context().close())
afterAll(async () => {
  await stage.close()
  for (const line of lines) await line.close()
})

const ORDER = '/api/options/order'
/** What a measured line shows. */
const MEASURED = /\d 毫秒/

const stored = (key: string): Promise<unknown> =>
  phone.page.evaluate((name) => {
    const text = localStorage.getItem(name)
    return text === null ? null : (JSON.parse(text) as { data: unknown }).data
  }, key)

test('a line that loses the answer to an order is left; the order is placed exactly once and the session stays', async () => {
  const account = await stage.register()
  const { token } = account
  await stage.ok('account.fundsMovement', { from: 1, to: 2, currencyId: 1, amount: '100' }, { token })
  phone = await stage.phone('en_US', lines[0].origin)
  const { page, say } = phone
  await phone.logIn(account)
  await phone.open('/pages/contract/index')
  await seen(page.getByRole('radio', { name: '10', exact: true })).tap()
  await seen(page.getByTestId('buy-up')).tap()
  const confirm = seen(page.getByTestId('confirm-order'))
  await confirm.waitFor()
  lines[1].mode = 'foreign'
  lines[0].loses = ORDER
  await confirm.tap()
  await seen(page.getByText(say('options.placed')))
    .first()
    .waitFor()
  const [open, past] = [
    await stage.ok('options.orderList', {}, { token }),
    await stage.ok('options.orderHistories', {}, { token }),
  ]
  expect(open.total + past.total).toBe(1)
  const orders = (line: LineProxy): number => line.calls.filter((url) => url === `POST ${ORDER}`).length
  // The browser itself repeats what a closed connection swallowed, with the same key.
  expect(orders(lines[0])).toBeGreaterThan(0)
  expect(orders(lines[2])).toBe(1)
  expect([await stored('line'), await stored('token')]).toEqual([2, token])
})

test('lines are measured and chosen by hand; one that dies is left with a word, and not gone back to by itself', async () => {
  phone = await stage.phone('zh_CN', lines[0].origin)
  const { page, say } = phone
  await phone.open('/pages/me/changeDomain')
  const row = (line: number) => seen(page.getByTestId(`line-${line}`))
  lines[2].mode = 'dead'
  await row(1).filter({ hasText: MEASURED }).waitFor()
  await row(3)
    .filter({ hasText: say('lines.down') })
    .waitFor()
  await row(2).tap()
  await seen(page.getByText(say('lines.changed', { line: '2' }))).waitFor()
  await seen(page.getByText(say('lines.live'), { exact: true })).waitFor()
  expect(await stored('line')).toBe(1)
  lines[1].mode = 'dead'
  await seen(page.getByText(say('common.lineChanged', { from: '2', to: '1' }))).waitFor()
  await row(1).and(page.locator('[aria-checked="true"]')).waitFor()
  lines[1].mode = 'open'
  await row(2).filter({ hasText: MEASURED }).waitFor()
  expect(await stored('line')).toBe(0)
})
