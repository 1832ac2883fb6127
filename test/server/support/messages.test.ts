import { SUPPORT_PER_HOUR, SUPPORT_TEXT_LENGTH } from '@core/domain'
import { openApp, type TestApp } from '../../helpers/app'
import { operatorOn, type TestOperator } from '../../helpers/operator'

let app: TestApp
let operator: TestOperator
let user: { userId: string; token: string; uid: string }
beforeEach(async () => {
  app = await openApp()
  operator = operatorOn(app.ctx)
  user = await app.user()
})
afterEach(() => app.close())

const post = (body: object, token = user.token) =>
  app.call('ext.supportMessages', body, { token, method: 'POST' })
const read = (token = user.token, before?: string) =>
  app.ok('ext.supportMessages', before === undefined ? {} : { before }, { token })
const texts = async (token = user.token) => (await read(token)).list.map(({ author, text }) => [author, text])
const refusal = async (body: object) => {
  const { obj } = await post(body)
  return obj
}

test('a message and its reply stand in the thread of this user alone; the reply is unread until it is seen', async () => {
  await post({ key: 'a', text: '  Where is my deposit?  ' })
  expect(await operator.run('support')).toEqual([expect.stringContaining(`${user.uid}  1 since `)])
  await operator.run('support-reply', user.uid, 'It needs', 'two more blocks.')
  expect(await texts()).toEqual([
    ['user', 'Where is my deposit?'],
    ['support', 'It needs two more blocks.'],
  ])
  expect((await read()).unread).toBe(1)
  expect((await read()).list.map(({ unread }) => unread)).toEqual([false, true])
  expect(await texts((await app.user()).token)).toEqual([])
  await post({ seen: true })
  expect((await read()).unread).toBe(0)
  expect(await operator.run('support')).toEqual(['Nobody waits.'])
  expect((await operator.run('support-show', user.uid)).map((line) => line.slice(26))).toEqual([
    'user: Where is my deposit?',
    'support: It needs two more blocks.',
  ])
})

test('a reply names what it counts as the answer to: a message that came meanwhile is not overlooked', async () => {
  await post({ key: 'a', text: 'Where is my deposit?' })
  await operator.run('support-show', user.uid)
  await post({ key: 'b', text: 'And may I\u001b[2J close my account?' })
  expect(await operator.run('support-reply', user.uid, 'It needs two more blocks.')).toEqual([
    `Answered ${user.uid}.`,
    '  to: Where is my deposit?',
    '  to: And may I [2J close my account?',
  ])
  expect(await operator.run('support-reply', user.uid, 'You may.')).toEqual([`Answered ${user.uid}.`])
})

test('a reply is a notification, and tells the screens of the user through the operators’ book', async () => {
  await operator.run('support-reply', user.uid, `${'long '.repeat(40)}end`)
  const rows = await app.ctx.db.query<{ kind: string; params: { excerpt: string }; link: string }>(
    'test.news',
    'select kind, params, link from notifications where user_id = $1',
    [user.userId],
  )
  expect(rows.map(({ kind, link }) => [kind, link])).toEqual([['support', '/pages/me/support']])
  expect(rows[0]?.params.excerpt).toHaveLength(80)
  const [action] = await app.ctx.db.query<{ record_kind: string }>(
    'test.book',
    'select record_kind from operator_actions where user_id = $1',
    [user.userId],
  )
  expect(action?.record_kind).toBe('support')
})

test('other screens of the user are told of a message and of what was seen', async () => {
  const heard: string[] = []
  app.ctx.bus.subscribe('record', ({ kind, id }) => kind === 'support' && heard.push(id))
  await post({ key: 'a', text: 'Hello' })
  await operator.run('support-reply', user.uid, 'Hello')
  await post({ seen: true })
  await post({ seen: true })
  expect(heard).toEqual([expect.stringMatching(/^[0-9a-f-]{36}$/), 'seen'])
})

test('the same key is one message, however often it is sent', async () => {
  await Promise.all(Array.from({ length: 5 }, () => post({ key: 'a', text: 'Once' })))
  expect(await texts()).toEqual([['user', 'Once']])
})

test('a text is required and at most 1,000 characters long, an emoji counting as one', async () => {
  expect(await refusal({ key: 'a', text: ' \n ' })).toMatchObject({ error: 'SUPPORT_TEXT_REQUIRED' })
  expect(await refusal({})).toMatchObject({ error: 'SUPPORT_TEXT_REQUIRED' })
  expect(await refusal({ text: 'no key' })).toMatchObject({ error: 'INPUT_ERROR', params: { field: 'key' } })
  expect(await refusal({ key: 'a', text: 'x'.repeat(SUPPORT_TEXT_LENGTH + 1) })).toMatchObject({
    error: 'SUPPORT_TEXT_TOO_LONG',
    params: { max: '1000' },
  })
  expect((await post({ key: 'b', text: '😀'.repeat(SUPPORT_TEXT_LENGTH) })).code).toBe(0)
})

test('twenty messages an hour, sent one after the other or at once; an hour later there is room again', async () => {
  const results = await Promise.all(
    Array.from({ length: SUPPORT_PER_HOUR + 3 }, (_, i) => post({ key: `k${i}`, text: String(i) })),
  )
  expect(results.filter(({ code }) => code === 0)).toHaveLength(SUPPORT_PER_HOUR)
  expect(await refusal({ key: 'more', text: 'x' })).toMatchObject({
    error: 'SUPPORT_TOO_MANY',
    params: { max: '20' },
  })
  app.ctx.clock.time += 3_600_000
  expect((await post({ key: 'more', text: 'x' })).code).toBe(0)
})

test('51 messages are read in two parts', async () => {
  for (let i = 1; i <= 51; i += 1) await operator.run('support-reply', user.uid, String(i))
  const latest = await read()
  expect([latest.list.length, latest.list[0]?.text, latest.more, latest.unread]).toEqual([50, '2', true, 51])
  const older = await read(user.token, latest.list[0]?.id)
  expect([older.list.map(({ text }) => text), older.more]).toEqual([['1'], false])
})

test('where messages are closed they are read and not sent', async () => {
  const closed = await openApp({ SUPPORT_THREAD: '0' })
  const { token } = await closed.user()
  expect(await closed.ok('ext.supportMessages', {}, { token })).toMatchObject({ open: false, list: [] })
  const reply = await closed.call('ext.supportMessages', { key: 'a', text: 'x' }, { token, method: 'POST' })
  expect(reply.obj).toMatchObject({ error: 'SUPPORT_CLOSED' })
  await closed.close()
})

test('a reply to nobody, or without words, is refused', async () => {
  await expect(operator.run('support-reply', '0', 'x')).rejects.toThrow('no user has the UID')
  await expect(operator.run('support-reply', user.uid)).rejects.toMatchObject({
    code: 'SUPPORT_TEXT_REQUIRED',
  })
})
