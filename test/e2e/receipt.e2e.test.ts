import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { OPTIONS, type Lang } from '@core/domain'
import { candleFile, generateCandles } from '../helpers/candles'
import { acceptRiskBy } from '../helpers/risk'
import { openStage, replayOf, seen, type Account, type Phone, type Stage } from './harness'

const run = promisify(execFile)

let stage: Stage
let folder: string
let owner: Account
let orderId: string

/** Waits until the order has ended: a minute of the market, which a fast replay passes in seconds. */
const settled = async (id: string): Promise<void> => {
  for (;;) {
    const { receipt } = await stage.ok('options.orderInfo', { id }, { token: owner.token })
    if (receipt) return
    await new Promise((resolve) => setTimeout(resolve, 300))
  }
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'limelight-e2e-receipt-'))
  stage = await openStage(replayOf(candleFile(generateCandles(600)).path, '10', '2023-03-01T05:00:00Z'))
  owner = await stage.register()
  const { token } = owner
  await acceptRiskBy(stage, token)
  await stage.ok('account.fundsMovement', { from: 1, to: OPTIONS, currencyId: 1, amount: '100' }, { token })
  const ticket = { areaId: '1', tradeId: 1, duration: 60, direction: 'up', quantity: '10' } as const
  const { order } = await stage.ok('options.order', { ...ticket, accountType: OPTIONS }, { token })
  orderId = order.id
  await settled(orderId)
})
afterAll(async () => {
  await stage.close()
  rmSync(folder, { recursive: true, force: true })
})

const openReceipt = async (phone: Phone, verdict: string): Promise<void> => {
  await phone.logIn(owner)
  await phone.open(`/pages/agreement/receipt?id=${orderId}`)
  await seen(phone.page.getByText(verdict, { exact: true })).waitFor()
}

const paste = async ({ page, say }: Phone, text: string): Promise<void> => {
  await seen(page.getByLabel(say('receipt.paste'), { exact: true })).fill(text)
  await seen(page.getByTestId('check')).tap()
}

/** The receipt as its owner saves it. */
const saved = async (phone: Phone): Promise<string> => {
  const [download] = await Promise.all([
    phone.page.waitForEvent('download'),
    seen(phone.page.getByTestId('save')).tap(),
  ])
  return readFileSync(await download.path(), 'utf8')
}

test.each<Lang>(['en_US', 'zh_CN', 'ja_JP'])(
  'green in %s, checked without a connection, red when tampered with',
  async (lang) => {
    const phone = await stage.phone(lang)
    const { page, say } = phone
    await openReceipt(phone, say('receipt.sound'))
    expect(await seen(page.locator('.receipt-check--right')).count()).toBe(9)
    expect(await seen(page.locator('.receipt-check--wrong')).count()).toBe(0)
    const text = await saved(phone)
    await page.context().setOffline(true)
    const forged = text.replace('"stake": "10"', '"stake": "11"')
    expect(forged).not.toBe(text)
    await paste(phone, forged)
    await seen(page.getByText(say('receipt.wrong'), { exact: true })).waitFor()
    await seen(page.getByText(say('receipt.bad_signature'), { exact: true })).waitFor()
    await paste(phone, text)
    await seen(page.getByText(say('receipt.sound'), { exact: true })).waitFor()
    await paste(phone, text.slice(0, -40))
    await seen(page.getByText(say('receipt.unreadable'), { exact: true })).waitFor()
    await page.context().close()
  },
)

test('somebody else, signed out, checks the text that was passed on; Node checks the file', async () => {
  const phone = await stage.phone()
  await openReceipt(phone, phone.say('receipt.sound'))
  const text = await saved(phone)
  await phone.page.context().close()
  const other = await stage.phone()
  await other.open('/pages/agreement/receipt')
  await paste(other, text)
  await seen(other.page.getByText(other.say('receipt.sound'), { exact: true })).waitFor()
  expect(other.faults).toEqual([])
  await other.page.context().close()

  const [file, keys] = [join(folder, 'receipt.json'), join(folder, 'keys.json')]
  writeFileSync(file, text)
  writeFileSync(keys, JSON.stringify(await stage.call('ext.receiptKeys', {})))
  const { stdout } = await run(process.execPath, ['scripts/checkReceipt.mjs', file, '--keys', keys])
  expect(stdout).toContain(`Order ${orderId}: BTC/USDT up, 10 USDT for 60 s`)
  expect(stdout).toContain('OK: the signature fits and the rules were followed')
})
