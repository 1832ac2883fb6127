import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fenceSecrets } from '@server/fence'
import { demoKey, openKey } from '@server/chain/keys'
import { besideServer } from '../../helpers/beside'
import { openContext, type TestContext } from '../../helpers/context'
import { operatorOn } from '../../helpers/operator'

/** A database belongs to the secrets it was made with; expected are the rules of docs/deploy.md, "Secrets of a database". */

const OTHER = 'another-secret-0123456789-abcdefghij'

describe('what a start compares', () => {
  let ctx: TestContext
  beforeEach(async () => {
    ctx = await openContext()
    await fenceSecrets(ctx)
  })
  afterEach(() => ctx.close())

  const start = (secrets: Partial<TestContext['secrets']>): Promise<void> =>
    fenceSecrets({ ...ctx, secrets: { ...ctx.secrets, ...secrets } })
  const marks = () =>
    ctx.db.query<{ name: string; mark: string }>(
      'test.marks',
      'select * from secret_marks order by name, mark',
    )

  test('the same secrets start again and leave the marks as they are; no mark holds a secret', async () => {
    const before = await marks()
    await start({})
    expect(await marks()).toEqual(before)
    expect(before.map(({ name }) => name)).toEqual(['DATA_KEY', 'PASSWORD_PEPPER'])
    const { pepper, dataKey } = ctx.secrets
    expect(JSON.stringify(before)).not.toMatch(new RegExp(`${pepper}|${dataKey}`))
  })

  test('another pepper or data key is refused by name, with what to do and no value', async () => {
    const refused = start({ pepper: OTHER, dataKey: OTHER })
    await expect(refused).rejects.toThrow(
      /other secrets.*: DATA_KEY, PASSWORD_PEPPER\. Put those back.*secrets-accept/,
    )
    await expect(refused).rejects.not.toThrow(OTHER)
    expect(await marks()).toHaveLength(2)
  })

  test('sessions, captchas and receipts have keys that may change', async () => {
    await expect(start({ tokenKey: OTHER, captchaKey: OTHER, receiptKey: OTHER })).resolves.toBeUndefined()
  })

  test('a data key is replaced by new,old; the old one is needed until everything is resealed', async () => {
    const old = ctx.secrets.dataKey
    await start({ dataKey: `${OTHER},${old}` })
    await expect(start({ dataKey: OTHER })).rejects.toThrow(/DATA_KEY/)
    // Data may be encrypted with the new one by now, so that the way back needs both too.
    await expect(start({ dataKey: old })).rejects.toThrow(/DATA_KEY/)
    await operatorOn({ ...ctx, secrets: { ...ctx.secrets, dataKey: `${OTHER},${old}` } }).run('reseal')
    await start({ dataKey: OTHER })
    await expect(start({ dataKey: old })).rejects.toThrow(/DATA_KEY/)
  })

  test('secrets-accept makes other secrets those of the database, and writes down which', async () => {
    const secrets = { ...ctx.secrets, pepper: OTHER }
    const operator = operatorOn({ ...ctx, secrets })
    expect(await operator.run('secrets-accept')).toEqual([
      expect.stringContaining('replaced: PASSWORD_PEPPER'),
    ])
    await start({ pepper: OTHER })
    await expect(start({})).rejects.toThrow(/PASSWORD_PEPPER/)
    expect(await operator.actions()).toMatchObject([
      { action: 'secrets.accept', details: { replaced: ['PASSWORD_PEPPER'] } },
    ])
  })

  test('deposit addresses come from one wallet: another extended public key is refused until it is accepted', async () => {
    const [mine, other] = [demoKey('bitcoin'), demoKey('bitcoin')]
    await openKey(ctx.db, 'bitcoin', mine)
    const withKey = (xpub: string): TestContext => ({
      ...ctx,
      config: { ...ctx.config, chains: { ...ctx.config.chains, bitcoin: { xpub, url: 'http://127.0.0.1' } } },
    })
    await expect(fenceSecrets(withKey(mine))).resolves.toBeUndefined()
    await expect(fenceSecrets(withKey(other))).rejects.toThrow(/: CHAIN_BITCOIN_XPUB\./)
    await operatorOn(withKey(other)).run('secrets-accept')
    await expect(fenceSecrets(withKey(other))).resolves.toBeUndefined()
  })
})

describe('a server', () => {
  const beside = besideServer()

  test('restored beside other secrets says so in one line, and starts once the right ones are back', async () => {
    const first = beside.start()
    await first.ready
    first.kill('SIGTERM')
    await first.ended
    const file = join(beside.folder, 'secrets.json')
    const kept = readFileSync(file, 'utf8')
    rmSync(file)
    const { code, stderr } = await beside.start().ended
    expect(code).toBe(1)
    expect(stderr.trim().split('\n')).toHaveLength(1)
    expect(stderr).toMatch(/cannot start: this database was made with other secrets .*secrets\.json/)

    writeFileSync(file, kept)
    const again = beside.start()
    await again.ready
    again.kill('SIGTERM')
    expect(await again.ended).toMatchObject({ code: 0 })
  }, 60_000)

  test('a database that nobody answers for, or that is left in the middle of a start, is one sentence', async () => {
    const { stderr } = await beside.start({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nothing' }).ended
    expect(stderr).toBe(
      'Limelight cannot start: the database cannot be used (ECONNREFUSED): check DATABASE_URL and that it runs\n',
    )
    mkdirSync(join(beside.folder, 'own'))
    // Without DATABASE_URL the embedded database ends with the start that failed.
    const failed = beside.start({
      ...{ DATABASE_URL: '', DATA_DIR: join(beside.folder, 'own'), MARKET_FEED: 'exchange' },
      ...{ MARKET_EXCHANGE_URL: 'http://127.0.0.1:1', MARKET_EXCHANGE_STREAM: 'ws://127.0.0.1:1' },
    })
    const ended = await failed.ended
    expect(ended.code).toBe(1)
    expect(ended.stderr.trim().split('\n')).toEqual([
      expect.stringMatching(/^Limelight cannot start: .*MARKET_EXCHANGE_URL\) gives no bars/),
    ])
  }, 60_000)
})
