import { mkdtempSync, readFileSync, rmSync, writeFileSync, existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { launchChromium } from '../helpers/chromium'
import { alipay } from './host/alipay'
import { openHost } from './host/host'
import type { Running } from './host/running'
import { attributeOf, type Placed } from './host/tree'
import type { Client } from './host/types'
import { weapp } from './host/weapp'
import { BUILT } from './journeys/mini'
import { openStage, sessionOf } from './journeys/stage'

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
const documentOf = (run: Running, folder: string, client: Client): string => {
  const ending = client.target === 'weapp' ? 'wxss' : 'acss'
  const styles = ['app', run.page().instance.path].map((name) => stylesOf(join(folder, `${name}.${ending}`)))
  return `<!doctype html><meta charset="utf-8"><style>${CLIENT}${lengths(styles.join('\n'))}</style>
${htmlOf(run.page().root(), folder)}<div id="capsule"></div>`
}

const settled = async (run: Running): Promise<void> => {
  const end = Date.now() + 3_000
  while (Date.now() < end) await run.change(end - Date.now())
}

/** Pictures of pages of a built package, as near as a browser's layout comes to the client's. */
const main = async ([target, lang, who, out = '.', ...routes]: readonly string[]): Promise<void> => {
  const client = target === 'alipay' ? alipay : weapp
  const folder = join('dist', client.target)
  const stage = await openStage()
  const browser = await launchChromium()
  const made = mkdtempSync(join(tmpdir(), 'limelight-picture-'))
  const account = who === 'user' ? await stage.register() : null
  for (const route of routes) {
    const kept = account ? await sessionOf(stage, account) : new Map<string, string>()
    const storage = kept.set('lang', JSON.stringify(lang))
    const rewrite = [BUILT, JSON.stringify(stage.origins)] as const
    const run = openHost({ client, folder, origins: stage.origins, rewrite, storage })
    await run.change(1_000)
    run.navigate(route)
    await settled(run)
    const file = join(made, 'page.html')
    writeFileSync(file, documentOf(run, folder, client))
    run.close()
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
    await page.goto(pathToFileURL(file).href)
    await page.screenshot({
      path: join(out, `${client.target}-${lang}-${who}${route.replace(/\W+/g, '-')}.png`),
    })
    await page.close()
  }
  await browser.close()
  rmSync(made, { recursive: true })
  await stage.close()
}

void main(process.argv.slice(2))
