import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { bindText } from '@core/domain'
import { solveCaptcha } from '../../helpers/captcha'
import { openMailbox } from '../../helpers/mailbox'
import { openProfile, PASSWORD, type Owner, type ProfileApp } from './helper'

/** What opens an account is never changed without its owner learning it. */

const DOMAIN = 'localhost:8080'
const wallet = privateKeyToAccount(generatePrivateKey())

const historyOf = async (app: ProfileApp, { token }: Pick<Owner, 'token'>): Promise<string[]> =>
  (await app.ok('ext.accountEvents', {}, { token })).list.map(({ kind }) => kind)

const bindWallet = async (app: ProfileApp, who: Owner): Promise<void> => {
  const asked = { address: wallet.address, domain: DOMAIN, purpose: 'bind' as const }
  const { message } = await app.ok('ext.walletNonce', asked, { token: who.token })
  const code = await app.codeFor(who, 'bind', bindText('wallet', { account: wallet.address }))
  const signature = await wallet.signMessage({ message })
  await app.ok('user.bind', { kind: 'wallet', message, signature, code }, { token: who.token })
}

test('a wallet that is bound and unbound stands in the history; a second step that it led to is worthless then', async () => {
  const app = await openProfile()
  const who = await app.owner()
  await bindWallet(app, who)
  await app.ctx.db.query('test.on', ON, [who.userId])
  const asked = { address: wallet.address, domain: DOMAIN, purpose: 'signIn' as const }
  const { message } = await app.ok('ext.walletNonce', asked)
  const signature = await wallet.signMessage({ message })
  const begun = await app.ok('user.verifySignature', { message, signature, agreement: true })
  expect(begun).toHaveProperty('secondStep')
  await app.ok('ext.unbindWallet', { loginPassword: PASSWORD }, { token: who.token })
  expect(await app.ctx.db.query('test.steps', 'select 1 from second_steps')).toEqual([])
  expect(await historyOf(app, who)).toEqual(['walletUnbound', 'walletBound', 'signIn'])
  await app.close()
})

const ON = "insert into two_step (user_id, secret, turned_on, created_at) values ($1, '', true, 0)"

test('another email is told to the address that there was before', async () => {
  const mailbox = await openMailbox()
  const app = await openProfile({ SMTP_URL: mailbox.url })
  const who = app.newcomer()
  const lastCode = (): string => /code is (\d{6})\./.exec(mailbox.mails.at(-1) ?? '')?.[1] ?? ''
  await app.askCode(who)
  const { email: before, ...form } = app.form(who, lastCode())
  const { token } = await app.ok('user.register', form)
  const contact = { kind: 'email' as const, account: 'thief@example.com' }
  const captcha = await solveCaptcha(app)
  await app.ok('verification.code', { ...contact, purpose: 'bindContact', captcha }, { token })
  const newCode = lastCode()
  await app.ok('verification.sendToMe', { purpose: 'bind', bind: bindText('email', contact) }, { token })
  const request = { ...contact, newCode, code: lastCode() }
  const sent = mailbox.mails.length
  await app.ok('user.bind', request, { token })
  while (mailbox.mails.length === sent) await new Promise((resolve) => setTimeout(resolve, 20))
  const mail = mailbox.mails.at(-1) ?? ''
  expect(mail).toContain(`To: ${before}`)
  expect(mail).toContain('An email address or phone number was bound to your Limelight account')
  expect(await historyOf(app, { token })).toEqual(['contactBound', 'signIn'])
  await app.close()
  await mailbox.close()
})

test('a trade password that was set or changed is told, and devices that were signed out', async () => {
  const mailbox = await openMailbox()
  const app = await openProfile({ SMTP_URL: mailbox.url })
  const who = app.newcomer()
  const lastCode = (): string => /code is (\d{6})\./.exec(mailbox.mails.at(-1) ?? '')?.[1] ?? ''
  await app.askCode(who)
  const { email, ...form } = app.form(who, lastCode())
  const { token } = await app.ok('user.register', form)
  await app.ok('verification.sendToMe', { purpose: 'tradePassword' }, { token })
  const password = { newPassword: 'mint5739', confirmPassword: 'mint5739', loginPassword: PASSWORD }
  const request = { ...password, code: lastCode() }
  const sent = mailbox.mails.length
  await app.ok('profile.changeTradePassword', request, { token })
  while (mailbox.mails.length === sent) await new Promise((resolve) => setTimeout(resolve, 20))
  const mail = mailbox.mails.at(-1) ?? ''
  expect(mail).toContain(`To: ${email}`)
  expect(mail).toContain('Your Limelight trade password was changed')
  expect(mail).not.toContain('mint5739')
  const account = { kind: 'email' as const, account: email, password: PASSWORD, agreement: true }
  await app.ok('user.login', account, { browser: who.browser })
  expect(await app.ok('ext.signOutDevices', {}, { token })).toMatchObject({ ended: 1 })
  // The login from another browser is told as well, in any order.
  const told = () =>
    mailbox.mails.some((m) => m.includes('Devices were signed out of your Limelight account'))
  while (!told()) await new Promise((resolve) => setTimeout(resolve, 20))
  await app.close()
  await mailbox.close()
})
