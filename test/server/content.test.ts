import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LANGUAGES, REGIONS, type Lang } from '@core/domain'
import { CONTENT_DIR, readContent } from '@server/content/files'
import { parseContent } from '@server/content/parse'
import { currentAgreement } from '@server/services/content'
import { seedContent } from '@server/services/contentStore'
import { PUBLIC_KEYS } from '@server/services/publicConfig'
import { openApp, type TestApp } from '../helpers/app'

const LANGS = LANGUAGES.map(({ code }) => code)
const ITEMS = readContent()
const [FIRST] = ITEMS

let app: TestApp
beforeAll(async () => {
  app = await openApp({ FIAT_RATE: '7.20', FIAT_RATE_DATE: '2024-05-14' })
  await seedContent(app.ctx)
})
afterAll(() => app.close())

const listed = async (kind: string, lang: Lang) =>
  (await app.ok('search.getContent', { kind }, { lang })).list.map(({ id }) => id)

describe('the files', () => {
  test.each(LANGS)('%s has every item, with title and summary', (lang) => {
    const items = ITEMS.filter((item) => item.lang === lang)
    const ids = new Set(ITEMS.map(({ id }) => id))
    expect(new Set(items.map(({ id }) => id))).toEqual(ids)
    for (const item of items) {
      expect([item.id, item.title]).not.toContain('')
      expect(item.summary).not.toBe('')
      expect([item.id, item.body === '']).toEqual([item.id, item.kind === 'slide'])
    }
  })

  test('the languages of an item differ in their words', () => {
    for (const id of new Set(ITEMS.map((item) => item.id))) {
      const texts = ITEMS.filter((item) => item.id === id).map(({ summary, body }) => summary + body)
      expect([id, new Set(texts).size]).toEqual([id, LANGS.length])
    }
  })

  test('an item has the same headings and list items in every language', () => {
    const outline = (body: string) => body.match(/^(#{1,2}|-|\d+\.) /gm)?.join('') ?? ''
    for (const item of ITEMS) {
      const english = ITEMS.find((other) => other.id === item.id && other.lang === 'en_US')
      expect([item.id, item.lang, outline(item.body)]).toEqual([
        item.id,
        item.lang,
        outline(english?.body ?? 'none'),
      ])
    }
  })

  test('they hold no HTML, links, pictures, tables or code, which the app would show as text', () => {
    for (const lang of LANGS) {
      for (const file of readdirSync(join(CONTENT_DIR, lang))) {
        const text = readFileSync(join(CONTENT_DIR, lang, file), 'utf8')
        expect([file, /[<>`|]|\]\(|^#{3,}|https?:|\\/m.exec(text)?.[0]]).toEqual([file, undefined])
        expect([file, (text.match(/\*\*/g) ?? []).length % 2]).toEqual([file, 0])
      }
    }
  })

  test('slides lead to screens that the app has', () => {
    const config = readFileSync(join(__dirname, '../../src/app.config.ts'), 'utf8')
    const links = ITEMS.filter((item) => item.kind === 'slide').map(({ link }) => link ?? '')
    expect(links).toHaveLength(3 * LANGS.length)
    for (const link of links) expect(config).toContain(`'${link.slice(1)}'`)
  })

  const file = (version: string) =>
    `---\nid: a\nkind: help\ntitle: A\norder: 1\nversion: ${version}\n---\n\nText\n`

  test('a file is read, and one without a proper date is refused by name', () => {
    expect(parseContent(file('2026-11-01'), 'x.md')).toMatchObject({
      id: 'a',
      order: 1,
      link: null,
      body: 'Text',
    })
    expect(() => parseContent(file('1.0'), 'en_US/x.md')).toThrow('content file en_US/x.md: version')
    expect(() => parseContent('Text', 'en_US/x.md')).toThrow('content file en_US/x.md')
  })
})

describe('seeding', () => {
  const stored = () => app.ctx.db.query('test.content', 'select * from content order by id, lang')

  test('a second time changes nothing', async () => {
    const before = await stored()
    app.ctx.clock.time += 60_000
    expect(await seedContent(app.ctx)).toBe(0)
    expect(await stored()).toEqual(before)
    expect(before).toHaveLength(ITEMS.length)
  })

  test('a later version replaces the text, an earlier one does not', async () => {
    if (!FIRST) throw new Error('no content')
    const item = { ...FIRST, id: 'seed-test', kind: 'help' as const, order: 99, version: '2026-11-02' }
    const title = async () => (await app.ok('search.getContentInfo', { id: item.id })).title
    await seedContent(app.ctx, [{ ...item, title: 'second' }])
    expect(await seedContent(app.ctx, [{ ...item, title: 'first', version: '2026-11-01' }])).toBe(0)
    expect(await title()).toBe('second')
    expect(await seedContent(app.ctx, [{ ...item, title: 'third', version: '2026-11-02.1' }])).toBe(1)
    expect(await title()).toBe('third')
    await app.ctx.db.query('test.unseed', 'delete from content where id = $1', [item.id])
  })
})

describe('the calls', () => {
  test.each(LANGS)('notices, help and slides in %s', async (lang) => {
    expect(await listed('notice', lang)).toEqual(['welcome', 'how-options-settle', 'market-data-source'])
    expect(await listed('help', lang)).toEqual(['help-first-steps', 'help-options', 'help-funds'])
    const slides = await app.ok('search.indexSlides', {}, { lang })
    expect(slides.map(({ path, link }) => [path, link])).toEqual([
      ['/assets/slices/0', '/pages/contract/index'],
      ['/assets/slices/1', '/pages/asset/transfer'],
      ['/assets/slices/2', '/pages/home/noticeList'],
    ])
  })

  test('the agreement: ten sections in each language, version and date of 2026-11-01', async () => {
    expect(await currentAgreement(app.ctx)).toBe('2026-11-01')
    const titles = []
    for (const lang of LANGS) {
      const { title, body, version, publishedAt } = await app.ok(
        'search.getContentInfo',
        { id: 'agreement' },
        { lang },
      )
      expect([version, publishedAt]).toEqual(['2026-11-01', Date.UTC(2026, 10, 1)])
      expect(body.match(/^## /gm)).toHaveLength(10)
      titles.push(title)
    }
    expect(titles).toEqual(['Software Service Agreement', '软件服务协议', 'ソフトウェアサービス規約'])
  })

  test('pages: three notices by two are two pages, a third one is empty', async () => {
    const page = (pageNum: number) => app.ok('search.getContent', { kind: 'notice', pageNum, pageSize: 2 })
    expect(await page(1)).toMatchObject({
      list: [{ id: 'welcome' }, { id: 'how-options-settle' }],
      pages: 2,
      total: 3,
    })
    expect(await page(2)).toMatchObject({ list: [{ id: 'market-data-source' }], pages: 2, total: 3 })
    expect(await page(3)).toEqual({ list: [], pages: 2, total: 3 })
    expect(await app.ok('search.getContent', { kind: 'video' })).toEqual({ list: [], pages: 0, total: 0 })
  })

  test('what does not exist is NOT_FOUND', async () => {
    const replies = [
      await app.call('search.getContentInfo', { id: 'nothing' }),
      await app.call('config.byId', { id: 'nothing' }),
      await app.call('config.byId', { id: 'constructor' }),
    ]
    for (const reply of replies) {
      expect(reply.code).not.toBe(0)
      expect(reply.obj).toMatchObject({ error: 'NOT_FOUND' })
    }
  })

  test('a kind that no text can hold is an input error', async () => {
    const reply = await app.call('search.getContent', { kind: '\0' })
    expect(reply.obj).toMatchObject({ error: 'INPUT_ERROR', params: { field: 'kind' } })
  })

  test.each(LANGS)('18 regions with dial codes, named in %s', async (lang) => {
    const regions = await app.ok('region.list', {}, { lang })
    expect(regions.map(({ code, dial }) => [code, dial])).toEqual(
      REGIONS.map(({ code, dial }) => [code, dial]),
    )
    expect(new Set(regions.map(({ name }) => name)).size).toBe(18)
    const japan = { en_US: 'Japan', zh_CN: '日本', ja_JP: '日本' }[lang]
    expect(regions.find(({ code }) => code === 'JP')?.name).toBe(japan)
  })
})

describe('public configuration', () => {
  const value = async (id: string, lang: Lang = 'en_US') =>
    (await app.ok('config.byId', { id }, { lang })).value

  test('every key answers', async () => {
    for (const key of PUBLIC_KEYS) expect([key, typeof (await value(key))]).toEqual([key, 'object'])
  })

  test('texts come in the asked language', async () => {
    expect(await value('customerService', 'zh_CN')).toMatchObject({ id: 'support', title: '在线客服' })
    expect(await value('about', 'ja_JP')).toMatchObject({ id: 'about', title: 'Limelight について' })
  })

  test('market, fiat and version say what is set', async () => {
    expect(await value('market')).toEqual({ feed: 'simulated', simulated: true })
    expect(await value('fiat')).toEqual({ currency: 'CNY', rate: '7.20', date: '2024-05-14' })
    const { currency, rates } = (await value('fiats')) as { currency: string; rates: object[] }
    expect([currency, rates[0]]).toEqual(['CNY', { currency: 'CNY', rate: '7.20', date: '2024-05-14' }])
    expect(await value('version')).toEqual({ version: '0.1.0', profile: 'demo' })
  })
})
