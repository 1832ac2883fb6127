import { FUNDS_COUNTED, fundPage } from '@server/services/fundsHistory'
import { fundsCsv } from '@server/services/fundsExport'
import { uuidv7 } from '@server/store/ids'
import { writeEntries } from '../../helpers/manyEntries'
import { openApp, type TestApp } from '../../helpers/app'
import { NOON } from '../../helpers/context'
import { audit, isClean } from '@server/ledger'

let app: TestApp
beforeAll(async () => {
  app = await openApp()
})
afterAll(async () => {
  expect(isClean(await app.ctx.db.tx((t) => audit(t)))).toBe(true)
  await app.close()
})

const userWith = async (entries: number) => {
  const userId = uuidv7()
  await app.ctx.db.tx((t) => app.ctx.ledger.openUser(t, userId))
  await writeEntries(app.ctx.db, userId, entries, NOON)
  return { userId, token: `token-of-${userId}` }
}

describe('totals are counted up to 10,000', () => {
  test.each([
    [FUNDS_COUNTED - 1, FUNDS_COUNTED - 1, false],
    [FUNDS_COUNTED, FUNDS_COUNTED, false],
    [FUNDS_COUNTED + 1, FUNDS_COUNTED, true],
  ])('of %d entries: %d, capped %p', async (entries, total, capped) => {
    const { token } = await userWith(entries)
    const ask = (request: object) => app.call('assets.histories', request, { token })
    const first = await ask({ pageSize: 100 })
    expect(first.obj).toMatchObject({ total, capped, pages: 100 })
    const last = await ask({ pageSize: 100, pageNum: 100 })
    expect(last.obj.list).toHaveLength(Math.min(100, entries - 9_900))
    const beyond = await ask({ pageSize: 100, pageNum: 101 })
    if (capped) expect(beyond).toMatchObject({ code: 1520, obj: { params: { count: '10000' } } })
    else expect(beyond.obj).toMatchObject({ list: [], total })
    if (capped) {
      const rest = await ask({ pageSize: 100, before: last.obj.next })
      expect(rest.obj).toMatchObject({ list: [{}], next: null, total: null, pages: null })
    }
  })
})

describe('a file of at most 25 entries', () => {
  const lines = async (userId: string): Promise<string[]> => {
    let text = ''
    for await (const part of fundsCsv(app.ctx.db, userId, {}, 'en_US', 25)) text += part
    return text.split('\r\n').slice(1, -1)
  }

  test.each([24, 25])('holds all of %d and says nothing', async (entries) => {
    const { userId } = await userWith(entries)
    const found = await lines(userId)
    expect(found).toHaveLength(entries)
    expect(found.every((line) => line.startsWith('2024-05-15T12:00:'))).toBe(true)
  })

  test('holds the newest 25 of 26 and says so', async () => {
    const { userId } = await userWith(26)
    const found = await lines(userId)
    const { list } = await fundPage(app.ctx.db, userId, {}, { limit: 25 })
    expect(found.slice(0, 25).map((line) => line.split(',').at(-1))).toEqual(list.map((entry) => entry.id))
    expect(found.slice(25)).toEqual([
      'This file ends after the newest 25 entries. Choose dates to get older ones.,,,,,,,,',
    ])
  })
})
