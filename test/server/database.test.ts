import type { Database, Tx } from '@server/store/db'
import { openDatabase } from '@server/store/database'
import { inOrder } from '@server/store/inOrder'
import { createTestDatabase, type TestDatabase } from '../helpers/cluster'

let database: TestDatabase
let db: Database
beforeAll(async () => {
  database = await createTestDatabase()
  db = openDatabase({ url: database.url, poolSize: 2 })
  await db.tx((t) => t.script('create table marks (id integer primary key check (id > 0))'))
})
beforeEach(() => db.tx((t) => t.script('delete from marks')))
afterAll(async () => {
  await db.close()
  await database.drop()
})

const put = (t: Tx, id: number) => t.query('test.put', 'insert into marks values ($1)', [id])
const marks = async () =>
  (await db.query<{ id: number }>('test.marks', 'select id from marks order by id')).map((r) => r.id)

test('a last statement is committed with the rest', async () => {
  await db.tx(async (t) => {
    await put(t, 1)
    t.withCommit('test.put', 'insert into marks values ($1)', [2])
  })
  expect(await marks()).toEqual([1, 2])
})

test('a last statement that fails undoes the rest, and nothing is announced', async () => {
  const heard: string[] = []
  const failing = db.tx(async (t) => {
    await put(t, 1)
    t.afterCommit(() => heard.push('done'))
    t.withCommit('test.put', 'insert into marks values ($1)', [-1])
  })
  await expect(failing).rejects.toMatchObject({ code: '23514' })
  expect([await marks(), heard]).toEqual([[], []])
})

test('of statements sent together the first that failed is the reason', async () => {
  const failing = db.tx((t) => inOrder([put(t, 1), put(t, -1), put(t, 2)]))
  await expect(failing).rejects.toMatchObject({ code: '23514' })
  expect(await marks()).toEqual([])
})

test('a statement that comes after the end of its transaction is refused, not run on its own', async () => {
  let kept: Tx | undefined
  await db.tx(async (t) => {
    kept = t
    await put(t, 1)
  })
  await expect(put(kept as unknown as Tx, 2)).rejects.toThrow('after the end of its transaction')
  expect(await marks()).toEqual([1])
})

test('after a failed transaction its connection serves the next', async () => {
  await expect(db.tx((t) => put(t, -1))).rejects.toMatchObject({ code: '23514' })
  await Promise.all([1, 2, 3, 4].map((id) => db.tx((t) => put(t, id))))
  expect(await marks()).toEqual([1, 2, 3, 4])
})

test.each(['between two statements', 'under a statement'])(
  'a connection that the database ends %s fails its transaction and nothing else',
  async (when) => {
    const end = (pid: number) => db.query('test.end', 'select pg_terminate_backend($1, 5000)', [pid])
    const failing = db.tx(async (t) => {
      await put(t, 1)
      const [own] = await t.query<{ pid: number }>('test.pid', 'select pg_backend_pid() as pid')
      const pid = own?.pid ?? 0
      if (when === 'under a statement')
        await Promise.all([t.query('test.long', 'select pg_sleep(60)'), end(pid)])
      else await end(pid)
      await put(t, 2)
    })
    await expect(failing).rejects.toThrow()
    await db.tx((t) => put(t, 3))
    expect(await marks()).toEqual([3])
  },
)
