import { openMailbox, type Mailbox } from '../../helpers/mailbox'
import { solveCaptcha } from '../../helpers/captcha'
import { number, openPeople, type Newcomer, type People } from './helper'

let mailbox: Mailbox
let people: People
beforeAll(async () => {
  mailbox = await openMailbox()
  people = await openPeople({ SMTP_URL: mailbox.url, MAIL_FROM: 'Limelight <codes@example.com>' })
})
afterAll(() => people.close())

const ask = async ({ email, browser }: Newcomer) =>
  people.call(
    'verification.code',
    { kind: 'email', account: email, purpose: 'register', captcha: await solveCaptcha(people) },
    { browser },
  )

describe('with a mail server', () => {
  it('a code goes to the address and nowhere else, and registers', async () => {
    const who = people.newcomer()
    expect((await ask(who)).code).toBe(0)
    const [mail = ''] = mailbox.mails
    expect(mail).toContain(`To: ${who.email}`)
    expect(mail).toContain('Subject: Your Limelight verification code')
    expect(await people.ok('ext.demoInbox', {}, { browser: who.browser })).toEqual([])
    const code = /verification code is (\d{6})\./.exec(mail)?.[1] ?? ''
    const { email: _, ...fields } = people.form(who, code)
    expect((await people.call('user.register', fields)).code).toBe(0)
  })

  it('that fails, the caller learns it and may ask again at once', async () => {
    await mailbox.close()
    const who = people.newcomer()
    expect([(await ask(who)).code, (await ask(who)).code]).toEqual([
      number('CODE_UNDELIVERED'),
      number('CODE_UNDELIVERED'),
    ])
  })
})
