import { readFileSync } from 'node:fs'
import jsQR from 'jsqr'
import type { Locator } from 'playwright-core'
import { LANGUAGES } from '@core/domain'
import { openStage, seen, type Account, type Phone, type Stage } from './harness'

/** Three blocks of the simulated Bitcoin chain, one each 5 s, on a busy machine. */
const FINAL = 60_000

let stage: Stage
beforeAll(async () => {
  stage = await openStage({})
})
afterAll(() => stage.close())

const openDeposit = async (phone: Phone, account: Account, currencyId: number): Promise<void> => {
  await phone.logIn(account)
  await phone.open(`/pages/asset/recharge?currencyId=${currencyId}`)
  await amountField(phone).waitFor()
}

const amountField = ({ page, say }: Phone): Locator =>
  seen(page.getByLabel(say('deposit.amount'), { exact: true }))

/** What a wallet reads from the code on the screen. */
const readCode = async ({ page }: Phone): Promise<string | undefined> => {
  const canvas = seen(page.locator('.deposit-qr__code'))
  await canvas.waitFor()
  await page.waitForFunction(() => {
    const canvases = Array.from(document.querySelectorAll<HTMLCanvasElement>('.deposit-qr__code'))
    return canvases.some((c) => c.getContext('2d')?.getImageData(c.width / 2, 1, 1, 1).data[3] === 255)
  })
  const { data, width, height } = await canvas.evaluate((node) => {
    const { width, height } = node as HTMLCanvasElement
    const context = (node as HTMLCanvasElement).getContext('2d')
    return { data: [...(context?.getImageData(0, 0, width, height).data ?? [])], width, height }
  })
  return jsQR(Uint8ClampedArray.from(data), width, height)?.data
}

test.each(LANGUAGES.map(({ code }) => code))(
  '%s: an amount, the own address and its code, a test deposit, credited before the eyes',
  async (lang) => {
    const account = await stage.register()
    const phone = await stage.phone(lang)
    const { page, say } = phone
    await openDeposit(phone, account, 5)
    await seen(page.getByText(say('deposit.testNetwork'))).waitFor()
    expect(await page.getByTestId('address').count()).toBe(0)

    await amountField(phone).fill('0.00000001')
    await seen(page.getByText(say.problem('DEPOSIT_BELOW_MINIMUM'))).waitFor()
    await amountField(phone).fill('0.05')
    const address = (await seen(page.getByTestId('address')).textContent()) ?? ''
    expect(address).toMatch(/^bc1q[a-z0-9]{38}$/)
    expect(await readCode(phone)).toBe(`bitcoin:${address}?amount=0.05`)

    await page.getByTestId('test-deposit').tap()
    const row = seen(page.locator('.deposit-row'))
    const credited = row.filter({ hasText: say('deposit.status_credited') })
    await row.filter({ hasText: '0.05' }).waitFor({ timeout: FINAL })
    await credited.waitFor({ timeout: FINAL })
    const wallet = await stage.ok('account.oneAssets', { a: 1, b: 5 }, { token: account.token })
    expect(wallet.available).toBe('0.15')
    expect(phone.faults).toEqual([])
  },
)

test('the address is saved as a picture with the code in it, and another coin has another address', async () => {
  const account = await stage.register()
  const phone = await stage.phone()
  const { page, say } = phone
  await openDeposit(phone, account, 1)
  await amountField(phone).fill('25.5')
  const ethereum = (await seen(page.getByTestId('address')).textContent()) ?? ''
  expect(ethereum).toMatch(/^0x[0-9a-fA-F]{40}$/)
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByTestId('save').tap()])
  expect(download.suggestedFilename()).toBe(`${say('deposit.pictureName', { currency: 'USDT' })}.png`)
  expect(
    readFileSync(await download.path())
      .subarray(1, 4)
      .toString('latin1'),
  ).toBe('PNG')
  await seen(page.getByText(say('picture.saved'))).waitFor()

  await seen(page.getByRole('radio', { name: /^TRON/ })).tap()
  await seen(page.getByTestId('address').filter({ hasText: /^T/ })).waitFor()
  expect(await readCode(phone)).toMatch(/^T[1-9A-HJ-NP-Za-km-z]{33}$/)
  expect(phone.faults).toEqual([])
})
