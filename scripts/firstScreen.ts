import { LANGUAGES, type Lang } from '@core/domain'
import { LAYOUTS, type Layout } from '../src/features/shell/layouts'
import { TAB_LOOK } from '../src/features/shell/tabLook'
import { FIRST_SHORTCUTS, MORE, SHORTCUTS } from '../src/features/home/shortcutList'
import { common as commonEn } from '../src/i18n/en_US/common'
import { home as homeEn } from '../src/i18n/en_US/home'
import { common as commonJa } from '../src/i18n/ja_JP/common'
import { home as homeJa } from '../src/i18n/ja_JP/home'
import { common as commonZh } from '../src/i18n/zh_CN/common'
import { home as homeZh } from '../src/i18n/zh_CN/home'

type Texts = Readonly<Record<string, string>>

const named = (area: string, texts: Texts): Texts =>
  Object.fromEntries(Object.entries(texts).map(([key, text]) => [`${area}.${key}`, text] as const))
const flat = (common: Texts, home: Texts): Texts => ({ ...named('common', common), ...named('home', home) })

const TEXTS = {
  en_US: flat(commonEn, homeEn),
  zh_CN: flat(commonZh, homeZh),
  ja_JP: flat(commonJa, homeJa),
} as const satisfies Readonly<Record<Lang, Texts>>

/** The language's own name stands on its button. */
const NAME = 'name'

const say = (lang: Lang, key: string): string => {
  const said = key === NAME ? LANGUAGES.find(({ code }) => code === lang)?.name : TEXTS[lang][key]
  if (said === undefined) throw new Error(`${lang} does not say ${key}`)
  return said
}

const LOGIN = '/pages/login/index'

const text = (tag: string, className: string, key: string): string =>
  `<${tag} class="${className}" data-text="${key}">${say('en_US', key)}</${tag}>`
const icon = (name: string, more = ''): string => `<div class="icon icon--${name} ${more}"></div>`
/** A tap before the app is there opens the page by its address. */
const tappable = (className: string, to: string, inner: string): string =>
  `<button type="button" class="tap ${className}"${to ? ` data-to="#${to}"` : ''}>${inner}</button>`

const header = [
  '<div class="header">',
  tappable(
    'header__brand',
    '/pages/me/index',
    `<div class="logo logo--26"></div>${text('span', 'header__wordmark', 'common.appName')}`,
  ),
  '<div class="header__right">',
  tappable(
    'header__button',
    '',
    icon('globe', 'icon--40 text-2') + text('span', '', NAME) + icon('chevron', 'icon--32 text-3'),
  ),
  tappable('header__button', LOGIN, text('span', '', 'common.login')),
  '</div></div>',
].join('')

const welcome = [
  '<div class="pad welcome">',
  text('div', 'welcome__title', 'home.welcome'),
  text('div', 'text-2', 'home.welcomeText'),
  '<div class="welcome__buttons">',
  tappable('button button--primary', '/pages/reg', text('span', '', 'home.create')),
  tappable('button button--secondary', LOGIN, text('span', '', 'common.login')),
  '</div></div>',
].join('')

const tile = (name: string, key: string, to: string): string =>
  tappable(
    'shortcuts__item',
    to,
    `<div class="shortcuts__box">${icon(name)}</div>${text('div', 'shortcuts__text', key)}`,
  )

const shortcuts = [
  '<div class="shortcuts">',
  ...SHORTCUTS.slice(0, FIRST_SHORTCUTS).map((shortcut) =>
    tile(shortcut.icon, shortcut.text, shortcut.personal ? LOGIN : shortcut.url),
  ),
  tile(MORE.icon, MORE.text, ''),
  '</div>',
].join('')

const tabBar = (layout: Layout): string => {
  const tabs = LAYOUTS[layout].map((page, at) =>
    tappable(
      `tab-bar__tab${at === 0 ? ' tab-bar__tab--on' : ''}`,
      at === 0 ? '' : page,
      icon(TAB_LOOK[page].icon) + text('span', '', TAB_LOOK[page].text),
    ),
  )
  return `<div class="tab-bar">${tabs.join('')}</div>`
}

/** What the other languages say in the places of the markup. */
const translations = (markup: string): string => {
  const keys = [...new Set([...markup.matchAll(/data-text="([^"]+)"/g)].map((match) => match[1] ?? ''))]
  const said = (lang: Lang, tag: string) => ({
    tag,
    texts: Object.fromEntries(keys.map((key) => [key, say(lang, key)])),
  })
  return JSON.stringify({ zh_CN: said('zh_CN', 'zh-CN'), ja_JP: said('ja_JP', 'ja') })
}

/**
 * Takes the first screen away where another one is to come: another page, a user's own Home, a shell that keeps its
 * session elsewhere. Else it speaks the language that was chosen, before anything is painted.
 */
const script = (markup: string, homeAddress: string): string => `
  (function () {
    var first = document.getElementById('first')
    var leave = function () { first.remove() }
    var read = function (key) { try { return JSON.parse(localStorage.getItem(key)).data } catch (_) { return null } }
    if (!${homeAddress}.test(location.hash) || read('token') || window.Capacitor) return leave()
    var spoken = ${translations(markup)}[read('lang')]
    if (spoken) {
      document.documentElement.lang = spoken.tag
      first.querySelectorAll('[data-text]').forEach(function (place) { place.textContent = spoken.texts[place.dataset.text] })
    }
    first.addEventListener('click', function (event) {
      var place = event.target.closest('[data-to]')
      if (place) location.hash = place.dataset.to
    })
    addEventListener('hashchange', leave, { once: true })
  })()
`

/**
 * The upper part of a visitor's Home, written into the page itself, so that it is seen and can be used while the app is
 * still on its way. It has the app's own classes and texts, and lies exactly where the app draws the same.
 * @param homeAddress a regular expression's source, which Home's address within the app fits
 */
export const firstScreen = (layout: Layout, homeAddress: string): string => {
  const markup = header + `<div class="first__content">${welcome}${shortcuts}</div>` + tabBar(layout)
  return `<div id="first" class="first page page--tab">${markup}</div><script>${script(markup, homeAddress)}</script>`
}
