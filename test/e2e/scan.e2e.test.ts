import type { Lang } from '@core/domain'
import { modulesOf } from '@/features/picture/qr'
import type { TextKey } from '@/i18n'
import { openStage, seen, type Phone, type Stage } from './harness'
import { codePicture, plainPicture } from './qr'

/** USDT's contract on TRON, a sample of BIP-173. */
const TRON = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'
const SEGWIT = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'

let stage: Stage
beforeAll(async () => {
  stage = await openStage({})
})
afterAll(() => stage.close())

let phone: Phone
const start = async (lang: Lang): Promise<void> => {
  phone = await stage.phone(lang)
}
afterEach(async () => {
  expect(phone.faults).toEqual([])
  await phone.page.context().close()
})

const text = (key: TextKey) => seen(phone.page.getByText(phone.say(key), { exact: true }))
const field = (key: TextKey) => seen(phone.page.getByLabel(phone.say(key), { exact: true }))
const id = (testId: string) => seen(phone.page.getByTestId(testId))

const showPicture = async (buffer: Buffer): Promise<void> => {
  const chooser = phone.page.waitForEvent('filechooser')
  await id('scan-picture').tap()
  await (await chooser).setFiles({ name: 'code.png', mimeType: 'image/png', buffer })
}

/** The device has a camera, in front of which somebody holds a code. */
const holdUp = (code: string): Promise<void> =>
  phone.page.evaluate((modules) => {
    const canvas = document.createElement('canvas')
    canvas.width = canvas.height = (modules.length + 8) * 8
    const draw = (): void => {
      const context = canvas.getContext('2d')
      if (!context) return
      context.fillStyle = '#fff'
      context.fillRect(0, 0, canvas.width, canvas.height)
      context.fillStyle = '#000'
      modules.forEach((row, y) =>
        row.forEach((dark, x) => {
          if (dark) context.fillRect((x + 4) * 8, (y + 4) * 8, 8, 8)
        }),
      )
    }
    navigator.mediaDevices.getUserMedia = () => {
      setInterval(draw, 50)
      return Promise.resolve(canvas.captureStream())
    }
  }, modulesOf(code))

test('an address comes out of a picture: no code, another network, then the right one', async () => {
  await start('zh_CN')
  await phone.logIn(await stage.register())
  await phone.open('#/pages/me/bindAddress?add=1&currency=1')
  await id('scan').tap()
  await text('scanner.picture').waitFor()
  await showPicture(await plainPicture('#446688'))
  await text('scanner.noCode').waitFor()
  await text('scan.failed').waitFor()
  await showPicture(await codePicture(`bitcoin:${SEGWIT}?amount=1`))
  await seen(
    phone.page.getByText(phone.say('scan.otherNetwork', { network: 'Bitcoin' }), { exact: true }),
  ).waitFor()
  expect(await field('addresses.address').inputValue()).toBe('')
  await id('scan').tap()
  await showPicture(await codePicture(TRON))
  await text('scan.filled').waitFor()
  expect(await field('addresses.address').inputValue()).toBe(TRON)
  await seen(phone.page.getByRole('radio', { checked: true, name: /TRC-20/ })).waitFor()
})

test('an unbound address that is scanned on the way to withdraw goes to the screen that binds it', async () => {
  await start('en_US')
  await phone.logIn(await stage.register())
  await phone.open('#/pages/asset/withdraw')
  await id('scan').tap()
  await showPicture(await codePicture(`tron:${TRON}`))
  await text('addresses.add').waitFor()
  expect(await field('addresses.address').inputValue()).toBe(TRON)
})

test('the camera reads an invitation into the registration', async () => {
  await start('ja_JP')
  await phone.open('#/pages/reg')
  await holdUp(`${stage.address}/#/pages/reg?code=LM7Q2K`)
  await id('scan').tap()
  await text('scan.filled').waitFor()
  expect(await field('session.inviteCode').inputValue()).toBe('LM7Q2K')
})

test('without a camera, or without leave to use it, there is the way by a picture', async () => {
  await start('en_US')
  await phone.page.evaluate(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('', 'NotAllowedError'))
  })
  await phone.open('#/pages/scan/index')
  await text('scanner.denied').waitFor()
  await phone.page.evaluate(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('', 'NotFoundError'))
  })
  await id('scan-again').tap()
  await text('scanner.noCamera').waitFor()
  await showPicture(await codePicture('hello there'))
  await seen(phone.page.getByText('hello there', { exact: true })).waitFor()
})

test('a place is chosen where the device is, or by hand, and shown', async () => {
  await start('en_US')
  await phone.page.context().grantPermissions(['geolocation'])
  await phone.page.context().setGeolocation({ latitude: 35.681236, longitude: 139.767125 })
  await phone.open('#/pages/location/choose')
  await id('locate').tap()
  await phone.page.waitForFunction(
    (label) =>
      Array.from(document.querySelectorAll('input')).some(
        (input) => input.getAttribute('aria-label') === label && input.value === '35.681236',
      ),
    phone.say('location.latitude'),
  )
  await field('location.latitude').fill('95')
  await field('location.name').fill('Office')
  await text('location.latitudeInvalid').waitFor()
  await field('location.latitude').fill('-33.8688')
  await id('use-place').tap()
  await text('location.openMaps').waitFor()
  await seen(phone.page.getByText('-33.8688, 139.767125', { exact: true })).waitFor()
  await seen(phone.page.getByText('Office', { exact: true })).waitFor()
})
