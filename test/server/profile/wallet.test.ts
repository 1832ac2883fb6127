import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { bindText } from '@core/domain'
import { number, openProfile, PASSWORD, type Owner, type ProfileApp } from './helper'

let app: ProfileApp
let owner: Owner
beforeAll(async () => {
  app = await openProfile()
  owner = await app.owner()
})
afterAll(() => app.close())

const DOMAIN = 'localhost:8080'
const MINUTE = 60_000

/** A wallet as a person has one: an address, and a key that signs what it is shown (by viem, not by us). */
const newWallet = () => privateKeyToAccount(generatePrivateKey())
type Wallet = ReturnType<typeof newWallet>

const ask = (wallet: Wallet, purpose: 'signIn' | 'bind', who?: Owner, domain = DOMAIN) =>
  app.call('ext.walletNonce', { address: wallet.address, domain, purpose }, who ? { token: who.token } : {})

const signed = async (wallet: Wallet, message: string) => ({
  message,
  signature: await wallet.signMessage({ message }),
})

const bind = async (wallet: Wallet, who = owner, change: object = {}) => {
  const { obj } = await ask(wallet, 'bind', who)
  const code = await app.codeFor(who, 'bind', bindText('wallet', { account: wallet.address }))
  const proof = await signed(wallet, obj.message)
  return app.call('user.bind', { kind: 'wallet', ...proof, code, ...change }, { token: who.token })
}

const enter = (proof: { message: string; signature: string }, agreement = true) =>
  app.call('user.verifySignature', { ...proof, agreement })

const signIn = async (wallet: Wallet) =>
  enter(await signed(wallet, (await ask(wallet, 'signIn')).obj.message))

describe('the message', () => {
  it('is one of EIP-4361, with all that the wallet has to show', async () => {
    const wallet = newWallet()
    const { obj } = await ask(wallet, 'signIn')
    const at = (ms: number) => new Date(ms).toISOString()
    const now = app.ctx.clock.time
    // Built by hand from the standard's template.
    expect(obj.message).toBe(
      `${DOMAIN} wants you to sign in with your Ethereum account:
${wallet.address}

Sign in to Limelight. This costs nothing and moves nothing.

URI: http://${DOMAIN}
Version: 1
Chain ID: 1
Nonce: ${obj.nonce}
Issued At: ${at(now)}
Expiration Time: ${at(now + 5 * MINUTE)}`,
    )
    expect(obj.nonce).toMatch(/^[A-Za-z0-9]{20}$/)
    expect(obj.expiresAt).toBe(now + 5 * MINUTE)
  })

  it('to bind names the account, and is not for visitors', async () => {
    const wallet = newWallet()
    const { uid } = await app.ok('user.info', {}, { token: owner.token })
    expect((await ask(wallet, 'bind', owner)).obj.message).toContain(`with UID ${uid}.`)
    expect((await ask(wallet, 'bind')).code).toBe(number('LOGIN_REQUIRED'))
  })

  it.each(['evil.example', 'localhost.evil.example', '127.0.0.1.evil.example', 'app@localhost', ''])(
    'is not made for a page that is none of ours: %j',
    async (domain) => {
      expect((await ask(newWallet(), 'signIn', undefined, domain)).code).toBe(number('WALLET_DOMAIN'))
    },
  )

  it('is not made for what is no address', async () => {
    const asked = { address: '0x1234', domain: DOMAIN, purpose: 'signIn' as const }
    expect((await app.call('ext.walletNonce', asked)).code).toBe(number('INPUT_ERROR'))
  })
})

describe('a bound wallet', () => {
  beforeEach(async () => {
    owner = await app.owner()
  })

  it('signs in to the account that it is bound to', async () => {
    const wallet = newWallet()
    const bound = await bind(wallet)
    expect([bound.code, bound.obj.wallet]).toEqual([0, wallet.address])
    const { code, obj } = await signIn(wallet)
    expect(code).toBe(0)
    if (!('token' in obj)) throw new Error('no session')
    const own = await app.ok('user.info', {}, { token: owner.token })
    expect((await app.ok('user.info', {}, { token: obj.token })).uid).toBe(own.uid)
  })

  it('needs the agreement', async () => {
    const wallet = newWallet()
    const proof = await signed(wallet, (await ask(wallet, 'signIn')).obj.message)
    expect((await enter(proof, false)).code).toBe(number('AGREEMENT_REQUIRED'))
  })

  it('opens nothing while its user is frozen', async () => {
    const wallet = newWallet()
    await bind(wallet)
    await app.ctx.db.query('test.freeze', 'update users set frozen = true where id = $1', [owner.userId])
    expect((await signIn(wallet)).code).toBe(number('ACCOUNT_FROZEN'))
  })

  it('belongs to one account, and an account has one', async () => {
    const wallet = newWallet()
    await bind(wallet)
    expect((await bind(newWallet())).code).toBe(number('WALLET_BOUND'))
    expect((await bind(wallet, await app.owner())).code).toBe(number('WALLET_TAKEN'))
  })

  it('is unbound with the login password and then opens nothing', async () => {
    const wallet = newWallet()
    await bind(wallet)
    const unbind = (loginPassword: string) =>
      app.call('ext.unbindWallet', { loginPassword }, { token: owner.token })
    expect((await unbind('lime9999')).code).toBe(number('LOGIN_PASSWORD_WRONG'))
    const done = await unbind(PASSWORD)
    expect([done.code, done.obj.wallet]).toEqual([0, null])
    expect((await unbind(PASSWORD)).code).toBe(number('NO_WALLET_BOUND'))
    expect((await signIn(wallet)).code).toBe(number('INVALID_SIGNATURE'))
  })

  it('is not bound without a code for this very wallet', async () => {
    const wallet = newWallet()
    expect((await bind(wallet, owner, { code: '' })).code).toBe(number('CODE_REQUIRED'))
    const forAnother = await app.codeFor(owner, 'bind', bindText('wallet', { account: newWallet().address }))
    const { obj } = await ask(wallet, 'bind', owner)
    const proof = { ...(await signed(wallet, obj.message)), code: forAnother }
    const reply = await app.call('user.bind', { kind: 'wallet', ...proof }, { token: owner.token })
    expect(reply.code).toBe(number('CODE_INVALID'))
  })

  it('is not bound by a message that was made for somebody else', async () => {
    const wallet = newWallet()
    const thief = await app.owner()
    const { obj } = await ask(wallet, 'bind', owner)
    const proof = await signed(wallet, obj.message)
    expect((await bind(wallet, thief, proof)).code).toBe(number('INVALID_SIGNATURE'))
  })
})

describe('a signature is invalid, and nothing more is said, when', () => {
  let wallet: Wallet
  beforeAll(async () => {
    owner = await app.owner()
    wallet = newWallet()
    await bind(wallet)
  })
  const invalid = number('INVALID_SIGNATURE')
  const fresh = async () => (await ask(wallet, 'signIn')).obj.message

  it('nobody has bound the wallet', async () => {
    const { status: _, ...stranger } = await signIn(newWallet())
    const other = newWallet()
    const message = await fresh()
    const { status: __, ...wrong } = await enter(await signed(other, message))
    expect(stranger).toEqual(wrong)
    expect([stranger.code, stranger.msg]).toEqual([invalid, 'Invalid signature.'])
  })

  it('another wallet has signed', async () => {
    expect((await enter(await signed(newWallet(), await fresh()))).code).toBe(invalid)
  })

  it('it was used before', async () => {
    const proof = await signed(wallet, await fresh())
    expect([(await enter(proof)).code, (await enter(proof)).code]).toEqual([0, invalid])
  })

  it('two use it at once: one gets in', async () => {
    const proof = await signed(wallet, await fresh())
    const codes = await Promise.all([enter(proof), enter(proof), enter(proof)])
    expect(codes.map(({ code }) => code).sort((a, b) => a - b)).toEqual([0, invalid, invalid])
  })

  it('5 minutes have passed, and not a millisecond before', async () => {
    const [first, second] = [await signed(wallet, await fresh()), await signed(wallet, await fresh())]
    app.ctx.clock.time += 5 * MINUTE - 1
    expect((await enter(first)).code).toBe(0)
    app.ctx.clock.time += 1
    expect((await enter(second)).code).toBe(invalid)
  })

  it.each([
    ['domain', DOMAIN, 'evil.example'],
    ['URI', `URI: http://${DOMAIN}`, 'URI: http://evil.example'],
    ['chain', 'Chain ID: 1', 'Chain ID: 137'],
    ['version', 'Version: 1', 'Version: 2'],
    ['statement', 'moves nothing', 'moves everything'],
    ['purpose', 'Sign in to Limelight. This costs nothing and moves nothing.', 'Bind this wallet'],
    ['one-time number', /Nonce: .*/, 'Nonce: abcdefgh12345678abcd'],
    ['expiry', /\nExpiration Time: .*/, ''],
    ['moment', /Issued At: .*/, 'Issued At: 2999-01-01T00:00:00.000Z'],
    ['address', /0x[0-9a-fA-F]{40}/, '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'],
  ] as const)('the wallet signed another %s than ours', async (_what, ours, theirs) => {
    const message = (await fresh()).replace(ours, theirs)
    expect((await enter(await signed(wallet, message))).code).toBe(invalid)
  })

  it.each(['', '0x', 'abc', `0x${'0'.repeat(130)}`, `0x${'f'.repeat(130)}`, `0x${'1'.repeat(128)}`])(
    'it is malformed: %j',
    async (signature) => {
      expect((await enter({ message: await fresh(), signature })).code).toBe(invalid)
    },
  )

  it('the message is none', async () => {
    expect((await enter(await signed(wallet, 'Let me in'))).code).toBe(invalid)
  })
})
