import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import jsQR from 'jsqr'
import sharp from 'sharp'
import { LANGUAGES, type Lang } from '@core/domain'
import { openStage, PASSWORD, seen, still, type Phone, type Stage } from './harness'

let stage: Stage
beforeAll(async () => {
  stage = await openStage({})
})
afterAll(() => stage.close())

/** Somebody who is logged in and has the invitation on screen. */
const openInvitation = async (
  lang: Lang,
): Promise<Phone & { readonly code: string; readonly link: string }> => {
  const account = await stage.register()
  const phone = await stage.phone(lang)
  await phone.logIn(account)
  await phone.open('/pages/me/share')
  await seen(phone.page.getByTestId('invite-link')).waitFor()
  const { code, link } = await stage.ok('user.inviteInfo', {}, { token: account.token })
  return { ...phone, code, link }
}

/** Opens a link as somebody does who has never seen the app. */
const openLink = async (link: string): Promise<Phone> => {
  const phone = await stage.phone()
  await phone.page.goto('about:blank')
  await phone.page.goto(link)
  return phone
}

const inviteField = ({ page, say }: Phone) =>
  seen(page.getByLabel(say('session.inviteCode'), { exact: true }))

/** Fills in the registration form, all but the invite code, and sends it. @returns the address */
const register = async ({ page, say }: Phone): Promise<string> => {
  const field = (label: string) => seen(page.getByLabel(label, { exact: true }))
  const email = `invited-${randomBytes(5).toString('hex')}@example.com`
  await field(say('session.emailLabel')).fill(email)
  await seen(page.getByTestId('send-code')).tap()
  await seen(page.getByTestId('fill-in')).tap()
  await field(say('session.newPassword')).fill(PASSWORD)
  await field(say('session.confirmPassword')).fill(PASSWORD)
  const agreement = say('session.agreement')
  await seen(page.getByRole('checkbox', { name: say('session.accept', { agreement }) })).tap()
  await seen(page.getByTestId('register')).tap()
  return email
}

test('a shared link opens registration with the code; the inviter sees the new member without a reload', async () => {
  const inviter = await openInvitation('en_US')
  await inviter.open('/pages/me/team?tab=direct')
  await seen(inviter.page.getByText(inviter.say('team.noDirect'), { exact: true })).waitFor()
  const friend = await openLink(inviter.link)
  await inviteField(friend).waitFor()
  expect(await inviteField(friend).inputValue()).toBe(inviter.code)
  await friend.open('/pages/home/index')
  await friend.open('/pages/reg')
  await friend.page.waitForFunction(() => location.hash === '#/pages/reg')
  await still(friend)
  expect(await inviteField(friend).inputValue()).toBe(inviter.code)
  await register(friend)
  const member = seen(inviter.page.getByTestId('member'))
  await member.waitFor()
  expect(await member.textContent()).toContain('i***@example.com')
  expect(await friend.page.evaluate(() => localStorage.getItem('prefs'))).not.toContain(inviter.code)
  expect([...inviter.faults, ...friend.faults]).toEqual([])
})

test('a code that is nobody’s is said, and registration goes on without it', async () => {
  const friend = await openLink(`${stage.address}/#/pages/reg?code=ZZZZZZ`)
  await seen(friend.page.getByText(friend.say('session.inviteUnknown'), { exact: true })).waitFor()
  await register(friend)
  await friend.page.waitForFunction(() => localStorage.getItem('token') !== null)
  expect(friend.faults).toEqual([])
})

test.each(LANGUAGES.map(({ code }) => code))(
  '%s: the poster is saved as a picture whose code leads to the link',
  async (lang) => {
    const { page, say, code, link, faults } = await openInvitation(lang)
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      seen(page.getByText(say('picture.saved'), { exact: true }))
        .first()
        .waitFor(),
      seen(page.getByTestId('save-poster')).tap(),
    ])
    expect(download.suggestedFilename()).toBe(`${say('share.posterName', { code })}.png`)
    const picture = sharp(readFileSync(await download.path())).ensureAlpha()
    const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true })
    expect((await picture.metadata()).format).toBe('png')
    // At least two pixels to a unit of the 358 by 460 poster, less the page's edges.
    expect(info.width).toBeGreaterThanOrEqual(700)
    expect(info.height / info.width).toBeCloseTo(460 / 358, 1)
    expect(jsQR(Uint8ClampedArray.from(data), info.width, info.height)?.data).toBe(link)
    expect(faults).toEqual([])
  },
)

test('a registration whose reply is lost says that the account may be there, and one can log in to it', async () => {
  const phone = await stage.phone()
  const { page, say } = phone
  await page.route('**/api/user/register', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await phone.open('/pages/reg')
  const email = await register(phone)
  await seen(page.getByText(say.problem('REGISTRATION_UNKNOWN'))).waitFor()
  const account = { kind: 'email', account: email, password: PASSWORD, agreement: true } as const
  expect((await stage.call('user.login', account)).code).toBe(0)
})

test('a visitor is asked to log in first', async () => {
  const phone = await stage.phone('ja_JP')
  await phone.open('/pages/me/share')
  await seen(phone.page.getByText(phone.say('share.guest'), { exact: true })).waitFor()
  expect(await phone.page.getByTestId('save-poster').count()).toBe(0)
  await phone.open('/pages/me/team')
  await seen(phone.page.getByText(phone.say('team.guest'), { exact: true })).waitFor()
})
