import { OPTIONS, USDT, WALLET, type Lang } from '@core/domain'
import { houseAccount, userAccount } from '@server/ledger'
import { csvLine, textCell } from '@server/services/csv'
import { uuidv7 } from '@server/store/ids'
import { openApp, type TestApp } from '../../helpers/app'
import { unbalancedCurrencies } from '../../helpers/ledger'

let app: TestApp
beforeAll(async () => {
  app = await openApp()
})
afterAll(async () => {
  expect(await unbalancedCurrencies(app.ctx.db)).toEqual([])
  await app.close()
})

const get = (token: string | null, query = '', lang: Lang = 'en_US') =>
  fetch(`${app.address}/api/ext/assets/export${query}`, {
    headers: { 'accept-language': lang, ...(token === null ? {} : { token }) },
  })

const bytesOf = async (response: Response): Promise<Buffer> => Buffer.from(await response.arrayBuffer())

describe('cells', () => {
  test.each([
    ['plain', 'plain'],
    ['a,b', '"a,b"'],
    ['say "hi"', '"say ""hi"""'],
    ['two\nlines', '"two\nlines"'],
    ['=1+1', "'=1+1"],
    ['+1', "'+1"],
    ['-1', "'-1"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\tx', "'\tx"],
    ['\rx', '"\'\rx"'],
    ['＝1', "'＝1"],
    ['=HYPERLINK("x","y")', '"\'=HYPERLINK(""x"",""y"")"'],
    ['a=1', 'a=1'],
    ['', ''],
  ])('%j becomes %j', (text, cell) => expect(textCell(text)).toBe(cell))

  test('a line ends with CR LF, a negative number stays one', () =>
    expect(csvLine(['-1.5', textCell('-1.5')])).toBe("-1.5,'-1.5\r\n"))
})

test('the file: BOM, header in the language, exact amounts, names, the same filters', async () => {
  const { userId, token } = await app.user()
  await app.ok(
    'account.fundsMovement',
    { from: WALLET, to: OPTIONS, currencyId: USDT, amount: '0.000001' },
    { token },
  )
  const response = await get(token, '?accountType=1&currencyId=1')
  expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect(response.headers.get('content-disposition')).toBe('attachment; filename="funds.csv"')
  expect(response.headers.get('cache-control')).toBe('no-store')
  const bytes = await bytesOf(response)
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  const [head, moved, opening, end] = bytes.subarray(3).toString('utf8').split('\r\n')
  expect(head).toBe('Time (UTC),Type,Account,Currency,Amount,Balance after,Reference type,Reference,Entry id')
  expect(moved).toMatch(
    /^2024-05-15T12:00:00\.000Z,Transfer out,Wallet,USDT,-0\.000001,9999\.999999,transfer,[\w-]+,[\w-]+$/,
  )
  expect(opening).toContain(`,Opening balance,Wallet,USDT,10000,10000,user,${userId},`)
  expect(end).toBe('')
})

test.each([
  ['zh_CN', '时间 (UTC),类型,', ',初始导入,钱包账户,'],
  ['ja_JP', '日時 (UTC),種類,', ',初期残高,ウォレット,'],
] as const)('speaks %s', async (lang, head, entry) => {
  const { token } = await app.user()
  const text = (await bytesOf(await get(token, '', lang))).toString('utf8')
  expect(text).toContain(head)
  expect(text).toContain(entry)
})

test('every entry is in it once, across the parts in which it is read', async () => {
  const { userId, token } = await app.user()
  const postings = Array.from({ length: 2_100 }, () => ({
    txId: uuidv7(),
    event: 'test',
    refType: 'test',
    refId: '=cmd',
    entries: [
      { account: houseAccount('issuance', USDT, 0), amount: '-1' },
      { account: userAccount(userId, WALLET, USDT), amount: '1' },
    ].map((entry) => ({ ...entry, bucket: 'available' as const, fundType: 22 as const })),
  }))
  await app.ctx.db.tx((t) => app.ctx.ledger.post(t, postings))
  const lines = (await (await get(token, '?type=22')).text()).trim().split('\r\n').slice(1)
  expect(lines).toHaveLength(2_100)
  expect(new Set(lines.map((line) => line.split(',').at(-1))).size).toBe(2_100)
  expect(lines.every((line) => line.includes(",'=cmd,"))).toBe(true)
})

test('refusals are envelopes', async () => {
  expect(await (await get(null)).json()).toMatchObject({ code: -1 })
  const expired = await get('gone')
  expect(expired.status).toBe(422)
  expect(await expired.json()).toMatchObject({ code: -2 })
  const { token } = await app.user()
  expect(await (await get(token, '?type=26')).json()).toMatchObject({ code: 1001 })
})
