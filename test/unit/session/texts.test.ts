import { en } from '@/i18n/en_US'
import { ja } from '@/i18n/ja_JP'
import { zh } from '@/i18n/zh_CN'

type Texts = Readonly<Record<string, string>>

const places = (text: string | undefined): string[] => (text?.match(/\{\w+\}/g) ?? []).sort()

/** Access and assets, in the two languages that are translated. */
const CASES: [string, Texts, Texts][] = [
  ['session in Chinese', en.session, zh.session],
  ['session in Japanese', en.session, ja.session],
  ['assets in Chinese', en.assets, zh.assets],
  ['assets in Japanese', en.assets, ja.assets],
]

describe('texts of access and assets', () => {
  it.each(CASES)('%s have every key and its places', (_name, english, other) => {
    expect(Object.keys(other)).toEqual(Object.keys(english))
    for (const key of Object.keys(english))
      expect([key, places(other[key])]).toEqual([key, places(english[key])])
  })
})
