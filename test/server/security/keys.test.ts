import { presentKey, seal } from '@server/services/seal'
import { openForm } from '@server/identity/sealed'
import { openEnquiry } from '@server/support/enquiries'
import type { IdentityRow } from '@server/store/tables/identity'
import type { EnquiryRow } from '@server/store/tables/content'
import { openIdentity, NUMBER, type IdentityApp } from '../identity/helper'

/** A new DATA_KEY takes the place of the old one, for everything that was encrypted with it. */

const NEW = 'a-newer-data-key-0123456789-abcdefghij'

let app: IdentityApp
beforeAll(async () => {
  app = await openIdentity()
})
afterAll(() => app.close())

const COLUMNS = `
select table_name as table, column_name as column, data_type = 'bytea' as bytes from information_schema.columns
where table_schema = 'public' and data_type in ('text', 'bytea')`

/** Columns of the whole database in which something is sealed with a key. */
const sealedWith = async (key: string): Promise<string[]> => {
  const { db } = app.ctx
  const columns = await db.query<{ table: string; column: string; bytes: boolean }>('test.columns', COLUMNS)
  const found: string[] = []
  for (const { table, column, bytes } of columns) {
    const start = bytes ? `substring(${column} from 1 for 8) = $1::bytea` : `left(${column}, 9) = $1 || '.'`
    const sql = `select 1 from ${table} where ${start} limit 1`
    const value = bytes ? Buffer.from(key) : key
    if ((await db.query(`test.in.${table}.${column}`, sql, [value])).length > 0)
      found.push(`${table}.${column}`)
  }
  return found.sort()
}

const EVERYWHERE = [
  'bank_cards.sealed_number',
  'enquiries.sealed',
  'identities.sealed',
  'identity_pictures.sealed',
  'two_step.secret',
  'users.phishing_word',
]

test('reseal: everything is encrypted anew, the old key can be dropped, and what was kept can still be read', async () => {
  const { ctx } = app
  const { secrets, db } = ctx
  const who = await app.applicant()
  await who.submit()
  const card = { holder: 'Li Mei', bank: 'Bank', cardNumber: '4111111111111111' }
  await app.ok('ext.addBankCard', card, { token: who.token })
  const letter = { name: 'N', company: 'C', contact: 'n@example.com', message: 'M', key: 'k'.repeat(16) }
  await app.ok('ext.enquiry', letter)
  const word = seal(secrets, `users/${who.userId}/phishing_word`, 'plum cake')
  await db.query('test.word', 'update users set phishing_word = $2 where id = $1', [who.userId, word])
  const totp = seal(secrets, `two_step/${who.userId}/secret`, 'JBSWY3DP')
  await db.query(
    'test.totp',
    'insert into two_step (user_id, secret, turned_on, created_at) values ($1, $2, false, 0)',
    [who.userId, totp],
  )
  const old = presentKey(secrets)
  expect(await sealedWith(old)).toEqual(EVERYWHERE)

  secrets.dataKey = `${NEW},${secrets.dataKey}`
  const printed = await app.operator.run('reseal')
  expect(printed).toContain('identity_pictures: 2')
  expect(await sealedWith(old)).toEqual([])
  expect(await sealedWith(presentKey(secrets))).toEqual(EVERYWHERE)
  expect(await app.operator.run('reseal')).toEqual(['Everything is encrypted with the first key.'])

  secrets.dataKey = NEW
  const [identity] = await db.query<IdentityRow>('test.identity', 'select * from identities')
  const [enquiry] = await db.query<EnquiryRow>('test.enquiry', 'select * from enquiries')
  expect(identity && openForm(secrets, identity).idNumber).toBe(NUMBER)
  expect(enquiry && openEnquiry(secrets, enquiry).message).toBe('M')
  expect((await app.operator.actions()).at(-1)).toMatchObject({
    action: 'data.reseal',
    details: { key: presentKey(secrets) },
  })
})

test('without the old key nothing is touched', async () => {
  const { secrets } = app.ctx
  const before = secrets.dataKey
  secrets.dataKey = 'yet-another-data-key-0123456789-abcdef'
  await expect(app.operator.run('reseal')).rejects.toThrow(/no DATA_KEY/)
  secrets.dataKey = before
  expect(await sealedWith(presentKey(secrets))).toEqual(EVERYWHERE)
})
