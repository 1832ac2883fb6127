import sharp from 'sharp'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { tenDays } from '../helpers/candles'
import { openStage, replayOf, seen, type Phone, type Stage } from './harness'

let stage: Stage
beforeAll(async () => {
  stage = await openStage(replayOf(tenDays().path, '10'))
})
afterAll(() => stage.close())

const id = ({ page }: Phone, name: string) => seen(page.getByTestId(name))

/** A wallet of this page (EIP-1193) with one address; the keys stay with the test, which signs. */
const giveWallet = async ({ page }: Phone): Promise<string> => {
  const wallet = privateKeyToAccount(generatePrivateKey())
  await page.exposeFunction('signForTest', (hex: string) =>
    wallet.signMessage({ message: Buffer.from(hex.slice(2), 'hex').toString('utf8') }),
  )
  const provide = (address: string): void => {
    const { signForTest } = window as unknown as { signForTest: (hex: string) => Promise<string> }
    const request = ({ method, params = [] }: { method: string; params?: string[] }) =>
      method === 'eth_requestAccounts' ? Promise.resolve([address]) : signForTest(params[0] ?? '')
    Object.assign(window, { ethereum: { request } })
  }
  await page.addInitScript(provide, wallet.address)
  await page.evaluate(provide, wallet.address)
  return wallet.address
}

test('a nickname and a picture of one’s own show on the profile', async () => {
  const phone = await stage.phone()
  const { page, say } = phone
  await phone.logIn(await stage.register())
  await phone.open('/pages/me/secure?set=nickname')
  const nickname = seen(page.getByLabel(say('person.nickname'), { exact: true }))
  await nickname.fill('')
  await id(phone, 'submit').tap()
  await seen(page.getByText(say.problem('NICKNAME_REQUIRED'), { exact: true })).waitFor()
  await nickname.fill('Lime Tree')
  await id(phone, 'submit').tap()
  // Done: the list, because the form was opened by its address.
  await seen(page.getByText(say('person.groupPasswords'), { exact: true })).waitFor()

  await phone.open('/pages/me/secure?set=picture')
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), id(phone, 'choose').tap()])
  const picture = sharp({ create: { width: 640, height: 360, channels: 3, background: '#2266cc' } })
  await chooser.setFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: await picture.jpeg().toBuffer() })
  await id(phone, 'zoom').waitFor()
  await id(phone, 'zoom').fill('30')
  await id(phone, 'submit').tap()
  await page.waitForFunction(() => localStorage.getItem('userInfo')?.includes('/api/ext/avatar/'))

  await phone.open('/pages/me/index')
  await seen(page.getByText('Lime Tree', { exact: true })).waitFor()
  const avatar = seen(page.locator('.profile .avatar img'))
  await avatar.waitFor()
  // Half of the slider is 2.5 times: 360 / 2.5 pixels of the picture are left.
  await page.waitForFunction(() => {
    const found = document.querySelector<HTMLImageElement>('.profile .avatar img')
    return found?.naturalWidth === 144
  })
  await id(phone, 'statistics').waitFor()
  expect(phone.faults).toEqual([])
  await page.context().close()
})

test('a wallet is bound and logs in from then on', async () => {
  const phone = await stage.phone()
  const { page, say } = phone
  await phone.logIn(await stage.register())
  const address = await giveWallet(phone)
  await phone.open('/pages/me/secure?set=wallet')
  await id(phone, 'connect').tap()
  await seen(page.getByText(address, { exact: true })).waitFor()
  await id(phone, 'send-code').tap()
  await id(phone, 'fill-in').tap()
  await id(phone, 'submit').tap()
  await seen(page.getByText(say('person.walletBound')).first()).waitFor()

  await page.evaluate(() => {
    localStorage.removeItem('token')
    localStorage.removeItem('userInfo')
  })
  await page.reload()
  await phone.open('/pages/login/index')
  await id(phone, 'wallet-login').tap()
  await seen(page.getByText(say.problem('AGREEMENT_REQUIRED'), { exact: true })).waitFor()
  await seen(page.getByRole('checkbox')).tap()
  await id(phone, 'wallet-login').tap()
  await page.waitForFunction(() => localStorage.getItem('token') !== null)
  expect(phone.faults).toEqual([])
  await page.context().close()
})

test('without a wallet it says how to get one', async () => {
  const phone = await stage.phone()
  await phone.logIn(await stage.register())
  await phone.open('/pages/me/secure?set=wallet')
  await id(phone, 'connect').tap()
  await seen(phone.page.getByText(phone.say.problem('WALLET_MISSING'), { exact: true })).waitFor()
  expect(phone.faults).toEqual([])
  await phone.page.context().close()
})
