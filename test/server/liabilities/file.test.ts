import { execFile } from 'node:child_process'
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { proofFile, type LiabilitiesRoot } from '@core/domain/liabilities'
import { exportTree, verifyTree } from '@server/liabilities/file'
import { publish, takeTurn } from '@server/liabilities/publish'
import { openApp, type TestApp } from '../../helpers/app'

let app: TestApp
let folder: string
let users: Awaited<ReturnType<TestApp['user']>>[]
let published: LiabilitiesRoot
const path = (name: string): string => join(folder, name)
const tree = () => path('tree.jsonl')
const proofOf = (index: number) => path(`proof-${index}.json`)

beforeAll(async () => {
  app = await openApp()
  folder = mkdtempSync(join(tmpdir(), 'limelight-tree-'))
  copyFileSync(resolve('scripts/checkLiabilities.mjs'), path('checker.mjs'))
  users = await Promise.all(Array.from({ length: 5 }, () => app.user()))
  published = await app.ctx.db.tx(async (t) => {
    await takeTurn(t)
    return publish(t, app.ctx.clock)
  })
  await exportTree(app.ctx.db, published, tree())
  for (const [i, { token }] of users.entries()) {
    const proof = await app.ok('ext.liabilitiesProof', {}, { token })
    writeFileSync(proofOf(i), JSON.stringify(proofFile(published, proof), null, 2))
  }
})
afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true })
})

/** The checker as anyone runs it: a copy in an empty folder, a process of its own, no settings. */
const check = (...files: string[]): Promise<{ code: number; stdout: string; stderr: string }> =>
  new Promise((done) => {
    const args = [path('checker.mjs'), ...files]
    execFile(process.execPath, args, { cwd: folder, env: {} }, (error, stdout, stderr) =>
      done({ code: error ? 1 : 0, stdout, stderr }),
    )
  })

/** A copy of a file in which one byte is another. */
const damaged = (file: string, offset: number): string => {
  const bytes = readFileSync(file)
  bytes.writeUInt8(bytes.readUInt8(offset) ^ 1, offset)
  const copy = path(`damaged-${offset}`)
  writeFileSync(copy, bytes)
  return copy
}

describe('an exported tree', () => {
  it('is a line about the snapshot and a line per leaf, without names', () => {
    const [head = '', ...leaves] = readFileSync(tree(), 'utf8').trimEnd().split('\n')
    expect(JSON.parse(head)).toMatchObject({ format: 'limelight-liabilities', version: 1, ...published })
    expect(leaves).toHaveLength(8)
    const text = readFileSync(tree(), 'utf8')
    for (const { uid, userId } of users) {
      expect(text).not.toContain(uid)
      expect(text).not.toContain(userId)
    }
  })
  it('is what was published', async () => {
    expect(await verifyTree(tree())).toMatchObject(published)
  })
  it('is refused when any of its bytes is another', async () => {
    const bytes = readFileSync(tree())
    const copy = path('any')
    for (const offset of bytes.keys()) {
      for (const flip of [1, 2, 7]) {
        const changed = Buffer.from(bytes)
        changed.writeUInt8(changed.readUInt8(offset) ^ flip, offset)
        writeFileSync(copy, changed)
        await expect(verifyTree(copy)).rejects.toThrow()
      }
    }
  })
  it.each<[string, (lines: string[]) => string[]]>([
    ['a leaf less', (lines) => lines.slice(0, -1)],
    ['a leaf more', (lines) => [...lines, lines[1] ?? '']],
    ['no leaves', (lines) => lines.slice(0, 1)],
    ['two leaves exchanged', ([head = '', a = '', b = '', ...rest]) => [head, b, a, ...rest]],
    ['nothing', () => []],
    ['an empty line', (lines) => [...lines, '']],
  ])('is refused with %s', async (_, change) => {
    const lines = readFileSync(tree(), 'utf8').trimEnd().split('\n')
    const text = change(lines).map((line) => `${line}\n`)
    writeFileSync(path('changed'), text.join(''))
    await expect(verifyTree(path('changed'))).rejects.toThrow()
    expect((await check(path('changed'))).code).toBe(1)
  })
})

describe('the checker that stands alone', () => {
  it('finds a tree right, and says what is owed', async () => {
    const { code, stdout, stderr } = await check(tree())
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    expect(stdout).toContain('Snapshot 1 of 2024-05-15T12:00:00.000Z, 5 accounts')
    expect(stdout).toContain('  USDT  50000.000000\n')
    expect(stdout).toContain(published.root)
  })
  it('finds every proof right, alone and in the tree', async () => {
    for (const [i, { uid }] of users.entries()) {
      expect((await check(proofOf(i))).stdout).toContain(`OK: UID ${uid} is counted`)
      const both = await check(proofOf(i), tree())
      expect(both).toMatchObject({ code: 0, stderr: '' })
      expect(both.stdout).toContain(`OK: UID ${uid} is counted`)
    }
  })
  it('finds a tree wrong in which one byte is another: head, leaves, line ends', async () => {
    const { length } = readFileSync(tree())
    const head = readFileSync(tree(), 'utf8').indexOf('\n')
    const places = [
      3,
      20,
      60,
      head - 80,
      head - 5,
      head,
      head + 20,
      head + 85,
      Math.floor(length / 2),
      length - 1,
    ]
    const codes = await Promise.all(places.map(async (at) => (await check(damaged(tree(), at))).code))
    expect(codes).toEqual(places.map(() => 1))
  })
  it.each([
    '"uid": "',
    '"nonce": "',
    '"position": ',
    '"amounts": [\n      "',
    '"hash": "',
    '"root": "',
    '"top": "',
  ])('finds a proof wrong whose value after %s was changed', async (before) => {
    const text = readFileSync(proofOf(0), 'utf8')
    const at = text.indexOf(before)
    expect(at).toBeGreaterThan(0)
    expect(await check(damaged(proofOf(0), at + before.length))).toMatchObject({ code: 1, stdout: '' })
  })
  it('finds a proof wrong that another tree does not hold', async () => {
    const later = await app.ctx.db.tx(async (t) => {
      await takeTurn(t)
      return publish(t, app.ctx.clock)
    })
    await exportTree(app.ctx.db, later, path('later.jsonl'))
    const { code, stderr } = await check(path('later.jsonl'), proofOf(0))
    expect(code).toBe(1)
    expect(stderr).toContain('different snapshots')
  })
  it('says in one line what it cannot use', async () => {
    for (const files of [[], [tree(), tree()], [proofOf(0), proofOf(1)], [path('missing')]]) {
      const { code, stdout, stderr } = await check(...files)
      expect({ code, stdout }).toEqual({ code: 1, stdout: '' })
      expect(stderr).toMatch(/^NOT OK: [^\n]+\n$/)
    }
  })
  it('imports nothing but Node itself', () => {
    const source = readFileSync('scripts/checkLiabilities.mjs', 'utf8')
    const imports = [...source.matchAll(/from '([^']+)'/g)].map(([, name]) => name)
    expect(imports).toEqual(['node:crypto', 'node:fs'])
    expect(source).not.toMatch(/import\(|require\(/)
  })
})
