import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Running } from './running'
import { attributeOf, type Placed } from './tree'
import type { Client } from './types'

/** What a client lays out by itself; the capsule is where WeChat's is on the host's phone. */
const CLIENT = `body{margin:0}page{display:block;min-height:100vh}
view,scroll-view,swiper,swiper-item,picker,comp,form,label,canvas{display:block}scroll-view{overflow:auto}
button,input,textarea{border:0;background:none;color:inherit;font:inherit;outline:0}button{display:block;width:100%;text-align:center}
img{display:inline-block;width:320px;height:240px}
#capsule{position:fixed;z-index:99999;left:296px;top:51px;width:87px;height:32px;border-radius:16px;background:#f0f8}`

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

const lengths = (css: string): string =>
  css.replace(/(-?[\d.]+)rpx/g, (_, rpx: string) => `calc(100vw / 750 * ${rpx})`)

/** A file of styles, with what it imports. */
const stylesOf = (file: string): string =>
  existsSync(file)
    ? readFileSync(file, 'utf8').replace(/@import\s+["']([^"']+)["'];?/g, (_, to: string) =>
        stylesOf(join(dirname(file), to)),
      )
    : ''

const htmlOf = (placed: Placed, folder: string): string => {
  const { tag } = placed.node
  const text = (name: string): string => escaped(attributeOf(placed.node, name))
  const source = attributeOf(placed.node, 'src').replace(/^\//, `${pathToFileURL(folder).href}/`)
  const told = `class="${text('class')}" style="${lengths(text('style'))}"`
  if (tag === 'image') return `<img ${told} src="${escaped(source)}">`
  if (tag === 'input') return `<input ${told} value="${text('value')}" placeholder="${text('placeholder')}">`
  const inner = placed.children.map((child) =>
    typeof child === 'string' ? escaped(child) : htmlOf(child, folder),
  )
  return `<${tag} ${told}>${inner.join('')}</${tag}>`
}

/** The screen as a document: elements keep their names, which browsers lay out by the styles alone. */
export const documentOf = (run: Running, folder: string, client: Client): string => {
  const ending = client.target === 'weapp' ? 'wxss' : 'acss'
  const styles = ['app', run.page().instance.path].map((name) => stylesOf(join(folder, `${name}.${ending}`)))
  return `<!doctype html><meta charset="utf-8"><style>${CLIENT}${lengths(styles.join('\n'))}</style>
${htmlOf(run.page().root(), folder)}<div id="capsule"></div>`
}
