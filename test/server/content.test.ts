import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { HELP_CATEGORIES, LANGUAGES, REGIONS, type Lang } from '@core/domain'
import { CONTENT_DIR, MEDIA_DIR, readContent } from '@server/content/files'
import { parseContent } from '@server/content/parse'
import { currentAgreement } from '@server/services/content'
import { seedContent } from '@server/services/contentStore'
import { PUBLIC_KEYS } from '@server/services/publicConfig'
import { openApp, type TestApp } from '../helpers/app'
import { readRoutes } from '../helpers/routes'

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

  test('they hold no HTML, pictures, code or links out', () => {
    for (const lang of LANGS) {
      for (const file of readdirSync(join(CONTENT_DIR, lang)).filter((name) => !name.startsWith('video'))) {
        const text = readFileSync(join(CONTENT_DIR, lang, file), 'utf8')
        expect([file, /[<>`]|!\[|\]\((?!\/pages\/)|^#{3,}|https?:|\\/m.exec(text)?.[0]]).toEqual([
          file,
          undefined,
        ])
        expect([file, (text.match(/\*\*/g) ?? []).length % 2]).toEqual([file, 0])
      }
    }
  })

  test('links are the same, and lead to the same screens, in every language', () => {
    const linksOf = (body: string) => [...body.matchAll(/\]\(([^)]*)\)/g)].map(([, link]) => link).sort()
    for (const item of ITEMS) {
      const english = ITEMS.find((other) => other.id === item.id && other.lang === 'en_US')
      expect([item.id, item.lang, linksOf(item.body)]).toEqual([
        item.id,
        item.lang,
        linksOf(english?.body ?? ''),
      ])
    }
  })

  test('the captions of a video have the same times in every language', () => {
    const timesOf = (body: string) => body.match(/^[\d:.]+ --> [\d:.]+$/gm)
    const videos = ITEMS.filter(({ kind }) => kind === 'video')
    expect(videos).toHaveLength(3 * LANGS.length)
    for (const { id, body, link } of videos) {
      const english = videos.find((other) => other.id === id && other.lang === 'en_US')
      expect(body.startsWith('WEBVTT\n')).toBe(true)
      expect(timesOf(body)).toEqual(timesOf(english?.body ?? ''))
      const name = (link ?? '').replace('/media/', '').replace('.mp4', '')
      for (const end of ['mp4', 'jpg'])
        expect(statSync(join(MEDIA_DIR, `${name}.${end}`)).size).toBeLessThan(400_000)
    }
  })

  test('slides lead to screens that the app has', () => {
    const routes = readRoutes()
    const links = ITEMS.filter((item) => item.kind === 'slide').map(({ link }) => link ?? '')
    expect(links).toHaveLength(4 * LANGS.length)
    for (const link of links) expect(routes).toContain(link.slice(1))
  })

  const file = (version: string) =>
    `---\nid: a\nkind: help\ncategory: start\ntitle: A\norder: 1\nversion: ${version}\n---\n\nText\n`

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

  test.each([
    ['category: start', 'category: elsewhere', 'category'],
    ['category: start\n', '', 'category'],
    ['kind: help\ncategory: start', 'kind: notice\ncategory: start', 'category'],
    ['title: A', 'title: A\nlink: javascript:alert(1)', 'link'],
    ['title: A', 'title: A\nlink: https://example.com', 'link'],
    ['kind: help\ncategory: start', 'kind: video\nlink: /media/../secrets.mp4', 'link'],
    ['kind: help\ncategory: start', 'kind: video', 'link'],
    ['kind: help\ncategory: start', 'kind: office\nlink: geo:1;2', 'link'],
  ])('%j as %j is refused for its %s', (from, to, what) => {
    const text = file('2026-11-01')
    expect(() => parseContent(text.replace(from, to), 'x.md')).toThrow(what)
    expect(parseContent(text, 'x.md').category).toBe('start')
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
    expect(await listed('notice', lang)).toEqual([
      'welcome',
      'check-our-books',
      'how-options-settle',
      'market-data-source',
    ])
    const help = (await app.ok('search.getContent', { kind: 'help', pageSize: 100 }, { lang })).list
    expect(help).toHaveLength(16)
    expect([...new Set(help.map(({ category }) => category))]).toEqual([...HELP_CATEGORIES])
    const slides = await app.ok('search.indexSlides', {}, { lang })
    expect(slides.map(({ path, link }) => [path, link])).toEqual([
      ['/assets/slices/0', '/pages/contract/index'],
      ['/assets/slices/1', '/pages/asset/transfer'],
      ['/assets/slices/2', '/pages/home/noticeList'],
      ['/assets/slices/3', '/pages/me/video'],
    ])
  })

  test('the agreement: ten sections in each language, version and date of 2026-11-28', async () => {
    expect(await currentAgreement(app.ctx)).toBe('2026-11-28')
    const titles = []
    for (const lang of LANGS) {
      const { title, body, version, publishedAt } = await app.ok(
        'search.getContentInfo',
        { id: 'agreement' },
        { lang },
      )
      expect([version, publishedAt]).toEqual(['2026-11-28', Date.UTC(2026, 10, 28)])
      expect(body.match(/^## /gm)).toHaveLength(10)
      titles.push(title)
    }
    expect(titles).toEqual(['Software Service Agreement', '软件服务协议', 'ソフトウェアサービス規約'])
  })

  test('pages: four notices by three are two pages, a third one is empty', async () => {
    const page = (pageNum: number) => app.ok('search.getContent', { kind: 'notice', pageNum, pageSize: 3 })
    expect(await page(1)).toMatchObject({
      list: [{ id: 'welcome' }, { id: 'check-our-books' }, { id: 'how-options-settle' }],
      pages: 2,
      total: 4,
    })
    expect(await page(2)).toMatchObject({ list: [{ id: 'market-data-source' }], pages: 2, total: 4 })
    expect(await page(3)).toEqual({ list: [], pages: 2, total: 4 })
    expect(await app.ok('search.getContent', { kind: 'nothing' })).toEqual({ list: [], pages: 0, total: 0 })
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

  test.each([
    ['en_US', 'RECOVERY  codes', ['help-security']],
    ['zh_CN', '恢复码', ['help-security']],
    ['ja_JP', 'リカバリー コード', ['help-security']],
    ['en_US', 'liquidation trust', []],
    ['en_US', '100%', []],
    ['en_US', '5_seconds', []],
    ['en_US', String.raw`5\% x`, []],
    ['ja_JP', '１０ USDT 最低額', ['help-deposit']],
  ] as const)('help in %s that holds all words of "%s"', async (lang, q, ids) => {
    const { list, total } = await app.ok('search.getContent', { kind: 'help', q }, { lang })
    expect(list.map(({ id }) => id)).toEqual(ids)
    expect(total).toBe(ids.length)
  })

  test('a search of 64 characters is taken, one of 65 is not', async () => {
    expect(await app.ok('search.getContent', { kind: 'help', q: 'x'.repeat(64) })).toMatchObject({ total: 0 })
    const reply = await app.call('search.getContent', { kind: 'help', q: 'x'.repeat(65) })
    expect(reply.obj).toMatchObject({ error: 'INPUT_ERROR', params: { field: 'q' } })
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
    expect(await value('customerService', 'zh_CN')).toMatchObject({ title: '在线客服', thread: true })
    expect(await value('office')).toMatchObject({ latitude: '51.4779', longitude: '-0.0015' })
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
