import { ENQUIRIES_PER_DAY } from '@core/domain'
import { openApp, type TestApp } from '../../helpers/app'
import { operatorOn } from '../../helpers/operator'

let app: TestApp
beforeEach(async () => {
  app = await openApp()
})
afterEach(() => app.close())

const ENQUIRY = {
  ...{ key: 'a', name: ' Ann Lee ', company: 'Lime & Co', contact: 'ann@example.com' },
  message: 'We run a shop.\nWe want to be paid.',
}
const send = (change: object = {}) => app.call('ext.enquiry', { ...ENQUIRY, ...change })

test('an enquiry is on the operator’s list until it is closed, and unreadable in the database', async () => {
  const operator = operatorOn(app.ctx)
  expect((await send()).code).toBe(0)
  const [head = '', message] = await operator.run('enquiries')
  expect(head).toContain('Ann Lee, Lime & Co, ann@example.com')
  expect(message).toBe('  We run a shop. We want to be paid.')
  const rows = await app.ctx.db.query('test.enquiries', 'select * from enquiries')
  expect(JSON.stringify(rows)).not.toMatch(/Ann|Lime|example|127\.0\.0\.1|shop/)
  await operator.run('enquiry-close', head.split(' ')[0] ?? '')
  expect(await operator.run('enquiries')).toEqual(['None.'])
  await expect(operator.run('enquiry-close', 'nothing')).rejects.toThrow('no open enquiry')
})

test.each([
  [{ name: ' ' }, 'ENQUIRY_NAME_REQUIRED'],
  [{ company: '' }, 'ENQUIRY_COMPANY_REQUIRED'],
  [{ contact: '' }, 'ENQUIRY_CONTACT_REQUIRED'],
  [{ contact: 'call me' }, 'ENQUIRY_CONTACT_INVALID'],
  [{ contact: '12345' }, 'ENQUIRY_CONTACT_INVALID'],
  [{ message: '' }, 'ENQUIRY_MESSAGE_REQUIRED'],
  [{ name: 'x'.repeat(61) }, 'ENQUIRY_TEXT_TOO_LONG'],
  [{ message: 'x'.repeat(2_001) }, 'ENQUIRY_TEXT_TOO_LONG'],
])('%j is refused: %s', async (change, error) => {
  expect((await send(change)).obj).toMatchObject({ error })
  expect(await app.ctx.db.query('test.count', 'select 1 from enquiries')).toEqual([])
})

test('limits are taken: 60 characters of a name, 2,000 of a message, six digits of a phone number', async () => {
  const reply = await send({ name: 'x'.repeat(60), message: '字'.repeat(2_000), contact: '+81 123-456' })
  expect(reply.code).toBe(0)
})

test('the same key is one enquiry; five a day of one address, the sixth is for tomorrow', async () => {
  for (let i = 0; i < 3; i += 1) expect((await send()).code).toBe(0)
  expect(await app.ctx.db.query('test.count', 'select 1 from enquiries')).toHaveLength(1)
  for (let i = 1; i < ENQUIRIES_PER_DAY; i += 1) expect((await send({ key: `k${i}` })).code).toBe(0)
  expect((await send({ key: 'more' })).obj).toMatchObject({ error: 'ENQUIRY_TOO_MANY' })
  expect((await send()).code).toBe(0)
  app.ctx.clock.time += 24 * 3_600_000
  expect((await send({ key: 'more' })).code).toBe(0)
})
