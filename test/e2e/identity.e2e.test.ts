import { createLocalBus } from '@server/bus'
import { loadConfig, type Secrets } from '@server/config'
import { createLedger } from '@server/ledger'
import type { TextKey } from '@/i18n'
import { operatorOn, type TestOperator } from '../helpers/operator'
import { openStage, seen, type Account, type Phone, type Stage } from './harness'
import { plainPicture } from './qr'

/** A sample of the standard GB 11643-1999, and the same with a slip. */
const NUMBER = '11010519491231002X'
const SLIP = '110105194912310029'
/** Opens nothing: these commands read nothing that is sealed. */
const NO_SECRETS: Secrets = { pepper: '', captchaKey: '', tokenKey: '', dataKey: '', receiptKey: '' }

let stage: Stage
let operator: TestOperator
beforeAll(async () => {
  stage = await openStage({ IDENTITY_REQUIRED: '1' })
  const clock = { now: () => Date.now() }
  const ledger = createLedger({ clock, bus: createLocalBus(() => undefined) })
  operator = operatorOn({ db: stage.db(), ledger, clock, config: loadConfig({}), secrets: NO_SECRETS })
})
afterAll(() => stage.close())

let phone: Phone
let account: Account
beforeEach(async () => {
  phone = await stage.phone('en_US')
  account = await stage.register()
  await phone.logIn(account)
})
afterEach(async () => {
  expect(phone.faults).toEqual([])
  await phone.page.context().close()
})

const text = (key: TextKey) => seen(phone.page.getByText(phone.say(key), { exact: true }))
const field = (key: TextKey) => seen(phone.page.getByLabel(phone.say(key), { exact: true }))
const id = (testId: string) => seen(phone.page.getByTestId(testId))

const choose = async (side: 'front' | 'back', buffer: Buffer): Promise<void> => {
  const chooser = phone.page.waitForEvent('filechooser')
  await id(`picture-${side}`).tap()
  await (await chooser).setFiles({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer })
}

/** Both sides are on the server: the tiles offer to replace them. */
const pictures = async (): Promise<void> => {
  await choose('front', await plainPicture('#335577'))
  await choose('back', await plainPicture('#775533'))
  for (const side of ['front', 'back']) {
    await id(`picture-${side}`).getByText(phone.say('identity.replace'), { exact: true }).waitFor()
  }
}

const fillIn = async (): Promise<void> => {
  await field('identity.name').fill('Li Mei')
  await field('identity.idNumber').fill(NUMBER)
  await pictures()
}

test('a form with two pictures is reviewed, turned down with a reason, sent again and approved; then the gate is open', async () => {
  const { uid } = await stage.ok('user.info', {}, { token: account.token })
  await phone.open('#/pages/asset/withdraw')
  await id('withdraw-review').tap()
  await text('gate.title').waitFor()
  await id('gate-verify').tap()
  await text('identity.intro').waitFor()

  await id('submit').tap()
  await seen(phone.page.getByText(phone.say.problem('IDENTITY_NAME_REQUIRED'), { exact: true })).waitFor()
  expect(
    await seen(phone.page.getByText(phone.say.problem('PICTURE_REQUIRED'), { exact: true })).count(),
  ).toBe(2)
  await field('identity.idNumber').fill(SLIP)
  await field('identity.name').focus()
  await seen(phone.page.getByText(phone.say.problem('IDENTITY_NUMBER_INVALID'), { exact: true })).waitFor()
  await choose('front', Buffer.from('no picture at all'))
  await seen(phone.page.getByText(phone.say.problem('PICTURE_TYPE'), { exact: true })).waitFor()
  await fillIn()
  await id('submit').tap()
  await text('identity.pendingText').waitFor()
  await seen(phone.page.getByText('11****************', { exact: true })).waitFor()

  await operator.run('identity-reject', uid, 'unreadable', 'The back is blurred.')
  await text('identity.rejectedTitle').waitFor()
  await text('identity.reason_unreadable').waitFor()
  await seen(phone.page.getByText('The back is blurred.', { exact: true })).waitFor()
  await fillIn()
  await text('identity.submitAgain').tap()
  await text('identity.pendingText').waitFor()

  await operator.run('identity-approve', uid)
  await text('identity.approvedTitle').waitFor()
  await phone.open('#/pages/asset/withdraw')
  await text('withdraw.amount').waitFor()
  expect(await text('gate.noteTitle').count()).toBe(0)
})

test('paying a partner leads to the verification as well', async () => {
  await phone.open('#/pages/home/interconversion')
  await text('pay.target_partner').tap()
  await text('gate.text_partner').waitFor()
  await id('continue').tap()
  await text('gate.title').waitFor()
  await id('gate-verify').tap()
  await text('identity.intro').waitFor()
})
