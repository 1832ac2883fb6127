import { formatClock, formatCountdown, formatDate, formatTime, formatZone } from '@/i18n/time'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { areaTexts } from '@/i18n/areas'
import { DICTIONARIES, type Dictionary } from '../../helpers/dictionaries'

const flat = (dictionary: Dictionary): Map<string, string> =>
  new Map(
    Object.entries(dictionary).flatMap(([namespace, texts]) =>
      Object.entries(texts).map(([key, text]): [string, string] => [`${namespace}.${key}`, text]),
    ),
  )
const places = (text: string): string[] =>
  [...text.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '').sort()

const english = flat(DICTIONARIES.en_US)
const others = [
  ['zh_CN', flat(DICTIONARIES.zh_CN)],
  ['ja_JP', flat(DICTIONARIES.ja_JP)],
] as const

/** Words that are the same in every language: names, units, symbols, chart terms. */
const SAME = /^(?:[^A-Za-z]|Limelight|USDT|BTC|ETH|TRX|BBT|UID|UTC|MA|VOL|OK|URL|\{\w+\})*$/

describe.each(others)('%s', (_lang, texts) => {
  it('has the keys of English and no other', () =>
    expect([...texts.keys()].sort()).toEqual([...english.keys()].sort()))
  it('has the parameters of English', () => {
    const different = [...texts].filter(
      ([key, text]) => places(text).join() !== places(english.get(key) ?? '').join(),
    )
    expect(different).toEqual([])
  })
  it('has no English left', () => {
    const left = [...texts].filter(([key, text]) => text === english.get(key) && !SAME.test(text))
    expect(left).toEqual([])
  })
  it('has no empty text', () => expect([...texts].filter(([, text]) => text.trim() === '')).toEqual([]))
})

describe('times on screen (by hand, in the zone of this machine)', () => {
  const time = new Date(2026, 10, 28, 9, 5, 3).getTime()
  it('date, clock, both', () => {
    expect(formatDate(time)).toBe('2026-11-28')
    expect(formatClock(time)).toBe('09:05:03')
    expect(formatTime(time, new Date(2026, 0, 1).getTime())).toBe('11-28 09:05:03')
    expect(formatTime(time, new Date(2027, 0, 1).getTime())).toBe('2026-11-28 09:05:03')
  })
  it('names the zone as the offset it has', () => {
    const minutes = -new Date(time).getTimezoneOffset()
    expect(formatZone(time)).toContain(`UTC${minutes < 0 ? '\u2212' : '+'}`)
  })
  it.each([
    [60_000, '01:00'],
    [59_001, '01:00'],
    [59_000, '00:59'],
    [1, '00:01'],
    [0, '00:00'],
    [-5, '00:00'],
    [3_599_000, '59:59'],
    [3_600_000, '1:00:00'],
  ])('%d ms left are %s', (ms, text) => expect(formatCountdown(ms)).toBe(text))
})

describe('texts of areas', () => {
  const SRC = join(__dirname, '../../../src')
  const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.startsWith('i18n'))
    .map((file) => ({ file, source: readFileSync(join(SRC, file), 'utf8') }))

  it.each(Object.keys(areaTexts))('%s: whoever says a text of it brings it along', (area) => {
    const says = new RegExp(`['"\`]${area}\\.[a-zA-Z_$]`)
    const without = files.filter(
      ({ source }) => says.test(source) && !source.includes(`import '@/i18n/areas/${area}'`),
    )
    expect(without.map(({ file }) => file)).toEqual([])
    expect(files.some(({ source }) => says.test(source))).toBe(true)
  })
})
