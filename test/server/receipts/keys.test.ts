import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadSecrets } from '@server/config'
import { openReceiptKeys, publishedKeys } from '@server/receipts/keys'
import { signersOf } from '@server/receipts/seeds'
import { operatorOn } from '../../helpers/operator'
import { openReceiptDesk, settledOn, type ReceiptDesk } from './desk'

const WIN = [
  [1_000, '20001.00'],
  [61_000, '20001.01'],
  [62_000, '1.00'],
] as const
const NEW = 'new-receipt-key-0123456789-abcdefg'

let desk: ReceiptDesk
let folder: string
beforeEach(async () => {
  desk = await openReceiptDesk()
  folder = mkdtempSync(join(tmpdir(), 'limelight-receipts-'))
})
afterEach(async () => {
  await desk.close()
  rmSync(folder, { recursive: true, force: true })
})

const keys = () => publishedKeys(desk.ctx.db)

describe('in production', () => {
  beforeEach(() => {
    desk.ctx.config = { ...desk.ctx.config, profile: 'production' }
  })

  test('a rotation: the new key signs, receipts of the former one stay sound', async () => {
    const before = await settledOn(desk, WIN)
    await desk.issue()
    const [old] = await keys()
    const { receiptKey } = desk.ctx.secrets
    desk.ctx.secrets = { ...desk.ctx.secrets, receiptKey: `${NEW},${receiptKey}` }
    await openReceiptKeys(desk.ctx)
    expect(await keys()).toEqual([old]) // a new secret alone changes nothing
    desk.ctx.clock.time += 5_000
    const operator = operatorOn(desk.ctx)
    const lines = await operator.run('receipt-key-rotate')
    const [present, former] = await keys()
    expect(lines.join('\n')).toContain(`key ${present?.id} from now on (before: ${old?.id})`)
    expect(present).toMatchObject({ id: signersOf(NEW)[0]?.id, from: desk.ctx.clock.time, until: null })
    expect(former).toEqual({ ...old, until: desk.ctx.clock.time })
    expect(await operator.actions()).toMatchObject([
      { action: 'receipt.key', details: { ended: old?.id, key: present?.id } },
    ])

    desk.ctx.clock.time += 5_000
    desk.ctx.secrets = { ...desk.ctx.secrets, receiptKey: NEW } // the former secret can be thrown away
    const user = await desk.trader()
    const after = await desk.place(user, {})
    await desk.cancel(after)
    expect((await desk.receipt(before))?.receipt.key).toBe(old?.id)
    expect((await desk.receipt(after))?.receipt.key).toBe(present?.id)
    expect(await desk.verify(before)).toMatchObject({ sound: true })
    expect(await desk.verify(after)).toMatchObject({ sound: true })
  })

  test('a rotation needs a secret that is not published yet', async () => {
    await expect(operatorOn(desk.ctx).run('receipt-key-rotate')).rejects.toThrow(/RECEIPT_KEY=new,old/)
    expect(await operatorOn(desk.ctx).actions()).toEqual([])
    expect(await keys()).toHaveLength(1)
  })

  test('a start without the secret of the published key is refused', async () => {
    desk.ctx.secrets = { ...desk.ctx.secrets, receiptKey: NEW }
    await expect(openReceiptKeys(desk.ctx)).rejects.toThrow(/RECEIPT_KEY/)
    expect(await keys()).toHaveLength(1)
  })

  test('a process that lacks the secret of the present key signs nothing; the receipt waits and comes later', async () => {
    const order = await settledOn(desk, WIN)
    const { secrets } = desk.ctx
    desk.ctx.secrets = { ...secrets, receiptKey: NEW }
    await expect(desk.issue()).rejects.toThrow(/receipt key/)
    desk.ctx.secrets = secrets
    expect(await desk.issue()).toBe(1)
    expect(await desk.verify(order)).toMatchObject({ sound: true })
  })
})

describe('in the demo', () => {
  test('a rotation makes a secret, kept in the folder, and a server that runs finds it', async () => {
    desk.ctx.config = { ...desk.ctx.config, dataDir: folder }
    desk.ctx.secrets = loadSecrets(desk.ctx.config, {})
    await openReceiptKeys(desk.ctx) // other secrets than the ones published: the demo goes on with its own
    const running = desk.ctx.secrets
    const [old] = await keys()
    expect(old?.id).toBe(signersOf(running.receiptKey)[0]?.id)

    const order = await settledOn(desk, WIN)
    desk.ctx.clock.time += 1
    await operatorOn(desk.ctx).run('receipt-key-rotate')
    const file = join(folder, 'secrets.json')
    const { receiptKey } = JSON.parse(readFileSync(file, 'utf8')) as { receiptKey: string }
    expect(receiptKey.split(',')).toEqual([expect.stringMatching(/^[\w-]{43}$/), running.receiptKey])
    expect(statSync(file).mode & 0o777).toBe(0o600)
    expect(desk.ctx.secrets).toBe(running)
    expect((await desk.receipt(order))?.receipt.key).toBe(signersOf(receiptKey)[0]?.id)
    expect(await desk.verify(order)).toMatchObject({ sound: true })
  })

  test('secrets that were put back from a copy bring their key back', async () => {
    const first = desk.ctx.secrets
    const [old] = await keys()
    desk.ctx.config = { ...desk.ctx.config, dataDir: folder }
    desk.ctx.secrets = loadSecrets(desk.ctx.config, {})
    await openReceiptKeys(desk.ctx)
    expect((await keys()).map(({ until }) => until === null)).toEqual([true, false])
    rmSync(folder, { recursive: true })
    desk.ctx.secrets = first
    await openReceiptKeys(desk.ctx)
    expect((await keys())[0]).toEqual(old)
    expect(await desk.verify(await settledOn(desk, WIN))).toMatchObject({ sound: true })
  })

  test('the list names every key', async () => {
    const [key] = await keys()
    expect(await operatorOn(desk.ctx).run('receipt-keys')).toEqual([
      `${key?.id}  ${key?.publicKey}  2024-05-15T12:00:00.000Z to now`,
    ])
  })
})
