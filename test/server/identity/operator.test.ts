import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { NUMBER, openIdentity, type Applicant, type IdentityApp } from './helper'

let app: IdentityApp
let owner: Applicant
let folder: string
beforeAll(async () => {
  app = await openIdentity({ IDENTITY_REQUIRED: '1' })
})
beforeEach(async () => {
  await app.ctx.db.query('test.clear', 'delete from identity_pictures')
  await app.ctx.db.query('test.clearForms', 'delete from identities')
  owner = await app.applicant()
  folder = mkdtempSync(join(tmpdir(), 'limelight-identity-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))
afterAll(() => app.close())

const own = async () =>
  (await app.operator.actions())
    .filter(({ user_id }) => user_id === owner.userId)
    .map(({ action, details }) => [action, details])
const news = async () =>
  (await app.ok('ext.notifications', {}, { token: owner.token })).list
    .filter(({ kind }) => kind === 'identity')
    .map(({ params, link }) => ({ params, link }))

test('those that wait are listed, the oldest first, without what was sent', async () => {
  const second = await app.applicant()
  expect(await app.operator.run('identities')).toEqual(['None.'])
  await owner.submit()
  await second.submit({ idNumber: 'AB123456', document: 'licence' })
  const lines = await app.operator.run('identities')
  expect(lines.map((line) => line.slice(0, 8))).toEqual([owner.uid, second.uid])
  expect(lines[1]).toContain('licence')
  expect(lines.join()).not.toContain('Li Mei')
})

test('one is shown in clear text, its pictures written for nobody else, and that is in the book', async () => {
  await owner.submit({ holder: 'Li Mei', cardNumber: '4111111111111111', region: 'CN', phone: '13800138000' })
  const inside = join(folder, 'new')
  const lines = await app.operator.run('identity-show', owner.uid, inside)
  for (const text of ['Li Mei', NUMBER, '4111111111111111 of Li Mei', 'CN 13800138000']) {
    expect(lines.join('\n')).toContain(text)
  }
  const files = readdirSync(inside)
  expect(files).toHaveLength(2)
  for (const name of files) {
    expect(statSync(join(inside, name)).mode & 0o777).toBe(0o600)
    expect((await sharp(readFileSync(join(inside, name))).metadata()).width).toBe(320)
  }
  expect(statSync(inside).mode & 0o777).toBe(0o700)
  const shown = (await app.operator.actions()).at(-1)
  expect(shown).toMatchObject({ action: 'identity.show', details: { uid: owner.uid } })
  expect(JSON.stringify(shown)).not.toContain(NUMBER)
  await expect(app.operator.run('identity-show', owner.uid, inside)).rejects.toThrow('cannot be written')
})

test('nothing is shown where nothing was sent, and no folder was named', async () => {
  await expect(app.operator.run('identity-show', owner.uid, folder)).rejects.toThrow('nothing is kept')
  await expect(app.operator.run('identity-show', owner.uid)).rejects.toThrow('name a folder')
})

test('a rejection tells the reason and the words; sent again it can be approved', async () => {
  await owner.submit()
  await app.operator.run('identity-reject', owner.uid, 'unreadable', ' The number is blurred. ')
  expect(await owner.state()).toMatchObject({
    state: 'rejected',
    needed: true,
    submission: { reason: 'unreadable', words: 'The number is blurred.' },
  })
  expect((await owner.submit()).obj).toMatchObject({ state: 'pending', submission: { reason: null } })
  await app.operator.run('identity-approve', owner.uid)
  expect(await owner.state()).toMatchObject({ state: 'approved', submission: { reason: null, words: null } })
  const link = '/pages/real/index'
  expect(await news()).toEqual([
    { params: { what: 'approved' }, link },
    { params: { what: 'rejected' }, link },
  ])
  const { uid } = owner
  expect(await own()).toEqual([
    [
      'identity.rejected',
      { uid, before: 'pending', reason: 'unreadable', words: ' The number is blurred. ' },
    ],
    ['identity.approved', { uid, before: 'pending' }],
  ])
})

test('a verdict on what was looked at is none on what the user has sent since', async () => {
  await owner.submit()
  await app.operator.run('identity-show', owner.uid, folder)
  // Another operator is faster, and so is the user.
  await app.operator.run('identity-reject', owner.uid, 'unreadable')
  await owner.submit({ name: 'Wang Wu' })
  await expect(app.operator.run('identity-approve', owner.uid)).rejects.toThrow('identity-show comes first')
  expect((await owner.state()).state).toBe('pending')
  await app.operator.run('identity-show', owner.uid, folder)
  await app.operator.run('identity-approve', owner.uid)
  expect((await owner.state()).state).toBe('approved')
})

test('an approval can be taken back; deciding again, or what was never sent, is refused in one line', async () => {
  await expect(app.operator.run('identity-reject', owner.uid, 'mismatch')).rejects.toThrow('sent no identity')
  await owner.submit()
  await app.operator.run('identity-approve', owner.uid)
  await expect(app.operator.run('identity-approve', owner.uid)).rejects.toThrow('approved already')
  await app.operator.run('identity-reject', owner.uid, 'expired')
  expect((await owner.state()).state).toBe('rejected')
  await expect(app.operator.run('identity-reject', owner.uid, 'expired')).rejects.toThrow('rejected already')
})

test('what was turned down cannot be approved while its number is in use elsewhere', async () => {
  const other = await app.applicant()
  await owner.submit()
  await app.operator.run('identity-reject', owner.uid, 'mismatch')
  await other.submit()
  await expect(app.operator.run('identity-approve', owner.uid)).rejects.toThrow('in use on another account')
  expect((await owner.state()).state).toBe('rejected')
})

test('somebody verified by other means is approved without having sent anything', async () => {
  await app.operator.run('identity-approve', owner.uid)
  expect(await owner.state()).toEqual({ state: 'approved', needed: true, submission: null })
})

test('the reason is one of the list, and "other" is explained', async () => {
  await owner.submit()
  await expect(app.operator.run('identity-reject', owner.uid, 'ugly')).rejects.toThrow('is one of unreadable')
  await expect(app.operator.run('identity-reject', owner.uid)).rejects.toThrow('is one of')
  await expect(app.operator.run('identity-reject', owner.uid, 'other')).rejects.toThrow('has to say why')
  await app.operator.run('identity-reject', owner.uid, 'other', 'Please show your passport.')
  expect((await owner.state()).submission?.words).toBe('Please show your passport.')
})

test('an erasure leaves nothing of what was sent, closes the gate and frees the number', async () => {
  await owner.submit()
  await app.operator.run('identity-approve', owner.uid)
  await owner.upload('front')
  expect(await app.operator.run('identity-erase', owner.uid)).toEqual([
    `Erased of ${owner.uid}: 1 submissions, 3 pictures.`,
  ])
  expect(await owner.state()).toEqual({ state: 'none', needed: true, submission: null })
  const count = (table: string) =>
    app.ctx.db.query(`test.count.${table}`, `select 1 from ${table} where user_id = $1`, [owner.userId])
  expect(await count('identities')).toHaveLength(0)
  expect(await count('identity_pictures')).toHaveLength(0)
  expect((await own()).at(-1)).toEqual([
    'identity.erase',
    { uid: owner.uid, before: 'approved', forms: 1, pictures: 3 },
  ])
  expect((await (await app.applicant()).submit()).code).toBe(0)
})
