import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  CONTRACT_DECIMALS,
  CURRENCIES,
  DEFAULT_LANG,
  LANGUAGES,
  LINE_COUNT,
  PERIODS,
  REGIONS,
} from '@core/domain'
import * as limits from '@core/domain/limits'
import { maskMiddle } from '@core/money'
import { SHOWN_MS } from '@/stores/toasts'

/** Business constants and measures of the product's specification, section 9 (and 2), in its own figures. */
const source = (file: string): string => readFileSync(join(__dirname, '../../../', file), 'utf8')
/** Styles are written for a width of 750: there 1px is 1 rpx, and 2px are one CSS pixel of a phone. */
const token = (name: string): string | undefined =>
  new RegExp(`--${name}: ([^;]+);`).exec(source('src/styles/tokens.scss'))?.[1]

test.each([
  ['request time-out', limits.REQUEST_TIMEOUT, 60_000],
  ['screen delay', limits.SCREEN_DELAY, 200],
  ['screen time-out', limits.SCREEN_TIMEOUT, 60_000],
  ['expiry redirect', limits.EXPIRY_REDIRECT_DELAY, 1_500],
  ['socket retry', limits.LIVE_RETRY, 500],
  ['page transition', limits.PAGE_TRANSITION, 300],
  ['header opacity', limits.HEADER_OPACITY_SCROLL, 200],
  ['minimum deposit', limits.MIN_DEPOSIT_USDT, '10'],
  ['password length', limits.PASSWORD_LENGTH, [6, 8]],
  ['contract decimals', CONTRACT_DECIMALS, [2, 3, 4, 5, 6]],
  ['lines', LINE_COUNT, 3],
  ['countries', REGIONS.length, 18],
  [
    'currencies',
    CURRENCIES.map(({ key }) => key),
    ['balance_usdt', 'balance_trx', 'balance_bbt', 'balance_eth', 'balance_btc'],
  ],
  ['languages', LANGUAGES.map(({ name }) => name), ['English', '中文', '日本語']],
  ['language when none is stored', DEFAULT_LANG, 'en_US'],
  ['periods', PERIODS.length, 8],
  ['a mask', maskMiddle('0123456789abcdefghijklmnop'), '012345…klmnop'],
] as const)('%s', (_name, value, expected) => expect(value).toEqual(expected))

test.each([
  ['header bar of 92 rpx', 'header-h', '92px'],
  ['side padding of 32 rpx', 'gutter', '32px'],
  ['tab bar of 98 rpx', 'tabbar-h', '98px'],
  ['fixed bar above the page', 'z-bar', '13'],
  ['toasts above everything', 'z-toast', '10090'],
  ['fade of pages', 'd-page', '300ms'],
])('%s', (_what, name, value) => expect(token(name)).toBe(value))

test('the bar has its height, padding and layer, and a title 150 px wide that ends with an ellipsis', () => {
  const styles = source('src/features/shell/header.scss')
  expect(styles).toContain('height: var(--header-h);')
  expect(styles).toMatch(/padding: [^;]*var\(--gutter\)/)
  expect(styles).toContain('z-index: var(--z-bar);')
  expect(styles).toMatch(/&__title \{[^}]*width: 300px;/)
  expect(source('src/features/shell/Header.tsx').match(/title-grad ellipsis/g)).toHaveLength(2)
  expect(source('src/styles/base.scss')).toMatch(/\.ellipsis \{[^}]*text-overflow: ellipsis;/)
})

test('a page is as high as the screen but for 98 rpx; toasts lie in their own layer', () => {
  expect(source('src/features/shell/page.scss')).toContain('min-height: calc(100vh - var(--tabbar-h));')
  expect(source('src/components/Toast/toast.scss')).toContain('z-index: var(--z-toast);')
})

test('texts are cut after 1 to 5 lines', () => {
  const styles = source('src/styles/base.scss')
  expect(styles).toMatch(/@for \$lines from 1 through 5 \{\s*\.clamp-#\{\$lines\}/)
  expect(styles).toContain('-webkit-line-clamp: $lines;')
})

test('a part of the app may take 120 s to come; pages fade for 300 ms', () => {
  expect(source('config/index.ts')).toContain("chain.output.set('chunkLoadTimeout', 120_000)")
  expect(source('src/app.config.ts')).toContain('animation: { duration: 300, delay: 0 }')
})

test('a toast stays 2 s, one about a problem 4 s (look.md)', () =>
  expect(SHOWN_MS).toEqual({ success: 2_000, error: 4_000, news: 2_000 }))
