import { DICTIONARIES } from '../../helpers/dictionaries'
import { firstScreen } from '../../../scripts/firstScreen'

const tabsOf = (html: string): string[] =>
  [...html.matchAll(/<button[^>]*tab-bar__tab[^>]*>.*?<span[^>]*>([^<]*)<\/span>/g)].map(
    (match) => match[1] ?? '',
  )

// The two lists of the product.
test.each([
  ['four', ['Home', 'Market', 'Options', 'Assets']],
  ['five', ['Home', 'Market', 'Token', 'Contract', 'Assets']],
] as const)('with %s tabs the page draws those of the app', (layout, names) => {
  expect(tabsOf(firstScreen(layout, '/^$/'))).toEqual(names)
})

test('it says the same as the app in each language', () => {
  const html = firstScreen('four', '/^$/')
  const spoken = /var spoken = (\{.*\})\[read\('lang'\)\]/.exec(html)?.[1] ?? ''
  const said = JSON.parse(spoken) as Record<string, { tag: string; texts: Record<string, string> }>
  expect(said.zh_CN?.texts['home.welcome']).toBe(DICTIONARIES.zh_CN.home?.welcome)
  expect(said.ja_JP?.texts['common.tabAssets']).toBe(DICTIONARIES.ja_JP.common?.tabAssets)
  expect([said.zh_CN?.tag, said.ja_JP?.tag]).toEqual(['zh-CN', 'ja'])
  expect(html).toContain(`>${DICTIONARIES.en_US.home?.welcome}<`)
})
