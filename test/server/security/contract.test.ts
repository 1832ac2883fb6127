import fc from 'fast-check'
import { callIds, endpoints, methodsOf, type CallId, type Endpoint } from '@core/contract/endpoints'
import type { ErrorObjShape } from '@core/contract/envelope'
import { errorText } from '@core/contract/errors'
import { schemas, type CallSchema } from '@core/contract/schemas'
import { errorCodeOf } from '@core/domain'
import { createLog } from '@server/http/log'
import { onTerminal } from '@server/ops/terminal'
import { send } from '../../helpers/client'
import { number } from '../people/helper'
import { TRADE_PASSWORD } from '../transfers/helper'
import { NAMED, NAMING, OF_NOBODY, OWN, PUBLIC } from './rules'
import { openStage, type Stage } from './stage'

/** Every call of the contract, asked by a visitor, by another user, by a frozen one, and with anything whatever. */

jest.setTimeout(120_000)

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage.close())

const requestOf = (id: CallId): Record<string, { type?: string }> => {
  const schema = (schemas as Partial<Record<CallId, CallSchema>>)[id]
  return ((schema?.request ?? {}) as { properties?: Record<string, { type?: string }> }).properties ?? {}
}

const requiredOf = (id: CallId): string[] => {
  const schema = (schemas as Partial<Record<CallId, CallSchema>>)[id]
  return ((schema?.request ?? {}) as { required?: string[] }).required ?? []
}

const USERS = callIds.filter((id) => endpoints[id].auth === 'user')

/** All that a call might change for Anna, and all balances. */
const STATE = `
select
  (select string_agg(concat_ws(':', id, available, frozen), ',' order by id) from accounts) as balances,
  (select count(*) from sessions where user_id = $1) as sessions,
  (select string_agg(concat_ws(':', id, state), ',' order by id) from withdrawals) as withdrawals,
  (select string_agg(concat_ws(':', id, removed_at), ',' order by id) from withdrawal_addresses) as addresses,
  (select string_agg(concat_ws(':', id, removed_at), ',' order by id) from bank_cards) as cards,
  (select string_agg(concat_ws(':', id, state, win_price), ',' order by id) from contract_positions) as positions,
  (select string_agg(concat_ws(':', id, state), ',' order by id) from contract_orders) as orders,
  (select count(*) from price_alerts where user_id = $1) as alerts,
  (select count(*) from notifications where user_id = $1 and read_at is null) as unread,
  (select count(*) from identity_pictures where user_id = $1) as pictures,
  (select count(*) from entries) as entries`

const state = () => stage.desk.ctx.db.query('test.securityState', STATE, [stage.anna.userId])

const ask = (id: CallId, body: Readonly<Record<string, unknown>>, token?: string) =>
  send<unknown>(stage.address, id, body, { token })

test('every call has a rule: nobody forgot to say whose data it reaches', () => {
  const ruled = [...PUBLIC, ...OWN, ...Object.keys(NAMED)]
  expect(ruled.filter((id, at) => ruled.indexOf(id) !== at)).toEqual([])
  expect([...ruled].sort()).toEqual([...callIds].sort())
  expect(PUBLIC.filter((id) => endpoints[id as CallId].auth !== 'visitor')).toEqual([])
})

test('every field that may name something of a user is asked for with the id of another', () => {
  const open = callIds.flatMap((id) => {
    const tried = (NAMED[id] ?? []).flatMap(({ names }) => names)
    return Object.keys(requestOf(id))
      .filter((field) => NAMING.test(field) && !tried.includes(field) && !OF_NOBODY[field]?.test(id))
      .map((field) => `${id}.${field}`)
  })
  expect(open).toEqual([])
})

test('a visitor, with or without a cookie, reaches no call of a user, by any method', async () => {
  const before = await state()
  const cookie = `browser=${stage.anna.browser}`
  for (const id of USERS) {
    const path = endpoints[id].path.replace(/\{\w+\}/g, '1')
    for (const method of methodsOf(id)) {
      const reply = await fetch(stage.address + path, {
        method,
        headers: { cookie, origin: 'https://evil.example' },
      })
      expect([id, ((await reply.json()) as { code: number }).code]).toEqual([id, number('LOGIN_REQUIRED')])
      expect(reply.headers.get('access-control-allow-origin')).toBeNull()
    }
  }
  expect(await state()).toEqual(before)
})

test("another user with Anna's ids is refused, sees nothing and changes nothing", async () => {
  const before = await state()
  const { things, ben } = stage
  for (const [id, tries] of Object.entries(NAMED) as [CallId, (typeof NAMED)[CallId]][]) {
    for (const { body, refusal } of tries ?? []) {
      const reply = await ask(id, body(things), ben.token)
      expect([id, reply.code]).toEqual([id, refusal === 'nothing' ? 0 : number(refusal)])
      const shown = JSON.stringify(reply.obj)
      expect(Object.values(things).filter((thing) => shown.includes(String(thing)))).toEqual([])
    }
  }
  expect(await state()).toEqual(before)
})

test("what is answered about the caller holds nothing of Anna's, and to nobody", async () => {
  const { anna, ben, things } = stage
  const [user] = await stage.desk.ctx.db.query<{ uid: string; email: string }>(
    'test.anna',
    'select uid, email from users where id = $1',
    [anna.userId],
  )
  const ids: string[] = Object.values({ ...things })
  const marks = [anna.userId, user?.uid ?? '', user?.email ?? '', ...ids]
  const sample = {
    a: 1,
    b: 1,
    id: 1,
    network: 'tron',
    kind: 'direct',
    from: 1,
    to: 5,
    amount: '10',
    tradeId: 1,
  }
  const more = { tradeType: 1, pubQuantity: '0.02', lever: 20, period: '1m', currencyId: 1 }
  const readings = callIds.filter((id) => methodsOf(id).includes('GET') && id !== 'user.logout')
  let answered = 0
  for (const id of readings) {
    const fields = Object.entries({ ...sample, ...more }).filter(([name]) => name in requestOf(id))
    for (const token of endpoints[id].auth === 'user' ? [ben.token] : [ben.token, undefined]) {
      const { code, obj } = await send<unknown>(stage.address, id, Object.fromEntries(fields), {
        token,
        method: 'GET',
      })
      if (code === 0) answered += 1
      const shown = JSON.stringify(obj)
      expect([id, marks.filter((mark) => shown.includes(mark))]).toEqual([id, []])
    }
  }
  expect(answered).toBeGreaterThan(50)
})

/** Run by FUZZ_SECONDS=600 for longer. */
const SECONDS = Number(process.env.FUZZ_SECONDS ?? 8)

const JUNK = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    '',
    ' ',
    0,
    -1,
    1e308,
    1.5,
    '-1',
    '1e9',
    'NaN',
    '0'.repeat(400),
    '\u0000',
    '\u202e',
  ),
  fc.constantFrom(
    "' or 1=1; --",
    '../../etc/passwd',
    '=cmd|x',
    '<script>',
    '{{7*7}}',
    '__proto__',
    'constructor',
  ),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.jsonValue({ maxDepth: 3 }),
)
const AMOUNTS = fc.oneof(
  fc.constantFrom(
    '1',
    '10',
    '0.000001',
    '0',
    '100',
    '1e2',
    '99999999999999999999',
    '-5',
    '0.0000000000000000001',
  ),
  fc
    .bigInt({ min: 1n, max: 10n ** 12n })
    .map((units) => `${units / 1_000_000n}.${String(units % 1_000_000n).padStart(6, '0')}`),
)

interface Field {
  readonly type?: string
  readonly enum?: readonly unknown[]
}

const WORDS = ['tron', 'up', 'cancel', 'user', 'all', 'email', 'swap', 'withdraw']

const fitting = (name: string, { type, enum: listed }: Field): fc.Arbitrary<unknown> => {
  if (listed) return fc.constantFrom(...listed)
  if (type === 'integer') return fc.integer({ min: 0, max: 6 })
  if (type === 'boolean') return fc.boolean()
  if (/password/i.test(name)) return fc.constantFrom(TRADE_PASSWORD, 'lime9999')
  if (/amount|quantity|price|fee/i.test(name)) return AMOUNTS
  return fc.constantFrom<unknown>(...Object.values({ ...stage.things }), ...WORDS)
}

/** What a field may hold: what fits more often than not, so that calls get far. */
const valueOf = (name: string, field: Field): fc.Arbitrary<unknown> =>
  fc.oneof({ weight: 5, arbitrary: fitting(name, field) }, { weight: 1, arbitrary: JUNK })

const anyCall = fc.oneof(
  fc.constantFrom(...callIds.filter((id) => id !== 'user.logout')),
  fc.constantFrom(...USERS.filter((id) => methodsOf(id).includes('POST'))),
  fc.constantFrom(...callIds.filter((id) => 'idempotent' in endpoints[id])),
)

const request = () =>
  anyCall.chain((id) => {
    const fields = Object.entries(requestOf(id)).map(
      ([name, schema]) => [name, valueOf(name, schema)] as const,
    )
    return fc.record({
      id: fc.constant(id),
      method: fc.constantFrom(...methodsOf(id)),
      body: fc.record(Object.fromEntries(fields), { requiredKeys: requiredOf(id) }),
      raw: fc.option(
        fc.oneof(
          fc.string(),
          JUNK.map((value) => JSON.stringify(value) ?? ''),
        ),
        { freq: 15 },
      ),
      key: fc.oneof(
        { weight: 6, arbitrary: fc.uuid() },
        { weight: 1, arbitrary: fc.constantFrom('', 'k', 'x y') },
      ),
      token: fc.constantFrom(stage.ben.token, stage.ben.token, stage.ben.token, 'wrong', undefined),
    })
  })

type Asked = ReturnType<typeof request> extends fc.Arbitrary<infer T> ? T : never

const exchange = async ({ id, method, body, raw, key, token }: Asked) => {
  const left: Record<string, unknown> = { ...body }
  const path = endpoints[id].path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = left[name]
    delete left[name]
    return encodeURIComponent(
      typeof value === 'string' ? value.replace(/[\ud800-\udfff]/g, '') : String(value),
    )
  })
  const texts = Object.entries(left).map(([name, value]) => [
    name,
    typeof value === 'string' ? value : (JSON.stringify(value) ?? ''),
  ])
  const query =
    method === 'GET'
      ? `?${new URLSearchParams(Object.fromEntries(texts) as Record<string, string>).toString()}`
      : ''
  const reply = await fetch(`${stage.address}${path}${query}`, {
    method,
    headers: {
      'content-type': 'application/json',
      ...(/^[\w -]*$/.test(key) ? { 'idempotency-key': key } : {}),
      ...(token === undefined ? {} : { token }),
    },
    ...(method === 'POST' ? { body: raw ?? JSON.stringify(left) } : {}),
  })
  return { status: reply.status, type: reply.headers.get('content-type') ?? '', text: await reply.text() }
}

test('whatever a call is given, it answers a known code, never a fault or a trace, and a refusal moves no money', async () => {
  let before = await state()
  const check = async (asked: Asked): Promise<void> => {
    const { status, type, text } = await exchange(asked)
    const { file }: Endpoint = endpoints[asked.id]
    expect([200, 404, 422]).toContain(status)
    expect(text).not.toMatch(/node_modules|\n\s+at |\.ts:\d/)
    if (file && type.startsWith(file)) return
    const { code, msg, obj } = JSON.parse(text) as { code: number; msg: string; obj: ErrorObjShape }
    const after = await state()
    if (code !== 0) expect(after).toEqual(before)
    before = after
    if (code === 0) return
    expect(code).not.toBe(number('SERVER_BUSY'))
    expect(errorCodeOf(code)).toBe(obj.error)
    expect(msg).toBe(errorText('en_US', obj.error as Parameters<typeof errorText>[1], obj.params))
  }
  await fc.assert(fc.asyncProperty(request(), check), {
    numRuns: 1_000_000,
    interruptAfterTimeLimit: SECONDS * 1_000,
    endOnFailure: true,
  })
  // Else the most part of it was asked by nobody.
  expect((await ask('user.info', {}, stage.ben.token)).code).toBe(0)
})

test('the ids were real: Anna herself is not refused like that', async () => {
  for (const [id, tries] of Object.entries(NAMED) as [CallId, (typeof NAMED)[CallId]][]) {
    for (const { body, refusal } of tries ?? []) {
      const reply = await ask(id, body(stage.things), stage.anna.token)
      if (refusal !== 'nothing') expect([id, reply.code]).not.toEqual([id, number(refusal)])
      else expect([id, reply.code]).toEqual([id, 0])
    }
  }
})

test('a frozen user reaches no call of a user, though the session is there', async () => {
  await stage.desk.ctx.db.query('test.freeze', 'update users set frozen = true where id = $1', [
    stage.ben.userId,
  ])
  for (const id of USERS) {
    const path = Object.fromEntries(
      [...endpoints[id].path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, 1]),
    )
    const { code, status } = await ask(id, path, stage.ben.token)
    expect([id, code, status]).toEqual([id, number('LOGIN_EXPIRED'), 422])
  }
})

test('what the database, a mail server or a node says of a fault is written down without the values in it', async () => {
  const { db } = stage.desk.ctx
  const failed = async (sql: string, values: unknown[]): Promise<unknown> =>
    db.query(`test.bad.${sql.length}`, sql, values).catch((error: unknown) => error)
  const twice = 'insert into codes select $1, $2, $3, $3, 0, 0, 0, false, $4 from generate_series(1, 2)'
  const errors = [
    await failed('select $1::text::int', ['marked-value']),
    await failed(twice, ['marked@example.com', 'marked', 'marked', 'marked']),
    Object.assign(new Error('550 <marked@example.com>: no such mailbox'), {
      response: 'marked',
      rejected: ['marked'],
    }),
    new Error('outer', { cause: new Error('to marked@example.com failed') }),
  ]
  const lines: string[] = []
  const log = createLog('error', { write: (line: string) => void lines.push(line) })
  for (const err of errors) log.error({ err }, 'failed')
  const text = lines.join('')
  expect(lines).toHaveLength(4)
  expect(text).not.toContain('marked')
  expect(text).toContain('"code":"22P02"')
  expect(text).toContain('"code":"23505"')
  expect(text).toContain('550 <[address]>: no such mailbox')
})

test("a user's text cannot draw on the operator's screen or turn it around", () => {
  const printed = onTerminal('nick\u001b[2J\u0007\rname \u202egnp.exe\u2066\u200f\nnext 漢字 👩‍💻')
  expect(printed).toBe('nick [2J name  gnp.exe \nnext 漢字 👩‍💻')
})

test('after all of it the most talkative log holds no password, token, code, number or address of anybody', async () => {
  const { db } = stage.desk.ctx
  const log = stage.log()
  expect(log).toContain('/api/account/transfer-to-third')
  const people = await db.query<{ email: string; uid: string }>('test.people', 'select email, uid from users')
  const marks = [...stage.secrets, ...people.map(({ email }) => email)]
  expect(marks.filter((mark) => log.includes(mark))).toEqual([])
})
