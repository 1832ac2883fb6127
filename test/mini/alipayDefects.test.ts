import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { alipay } from './host/alipay'
import { openHost } from './host/host'

/** Test of the tests: what only Alipay's package can have wrong, put into a copy of it, must be found. */

/** Where the build says the server is; nobody listens there, and nothing here needs an answer. */
const ORIGIN = 'http://127.0.0.1:8080'

/** Opens a copy of the package with one file spoilt. @returns what was found on its first screen */
const faultsWith = async (file: string, from: string, to: string): Promise<string> => {
  const folder = mkdtempSync(join(tmpdir(), 'limelight-alipay-'))
  cpSync('dist/alipay', folder, { recursive: true })
  const path = join(folder, file)
  const text = readFileSync(path, 'utf8')
  if (!text.includes(from)) throw new Error(`${file} has no ${from}`)
  writeFileSync(path, text.split(from).join(to))
  const run = openHost({ client: alipay, folder, origins: [ORIGIN] })
  await run.change(2_000)
  const page = run.stack.open.at(-1)
  const button = page?.all().find(({ node }) => node.handlers.has('tap'))
  if (button)
    page?.happen(button, { type: 'tap', detail: { x: 1, y: 1 }, touches: [{ x: 1, y: 1 }], bubbles: true })
  run.close()
  rmSync(folder, { recursive: true, force: true })
  return run.allFaults().join('\n')
}

const BASE = 'base.axml'
const HOME = 'pages/home/index'

test('the package as it was built has no fault', async () => {
  expect(await faultsWith(BASE, '<view ', '<view ')).toBe('')
})

test.each([
  ['an unknown element', BASE, 'text', 'textual', /base\.axml: <textual> is no element of Alipay/],
  ['an unknown attribute', BASE, 'hover-class=', 'hover-style=', /base\.axml: <\w+> knows no hover-style/],
  ['a handler as WeChat writes it', BASE, 'onTap="eh"', 'bindtap="eh"', /base\.axml: <\w+> knows no bindtap/],
  ['a quote that is not escaped', BASE, "||'none'}}", '||"none"}}', /base\.axml: line \d+: /],
  ['a handler that is not there', BASE, 'onTap="eh"', 'onTap="he"', /no handler he for tap/],
  [
    'a template that is not there',
    BASE,
    'name="tmpl_0_9"',
    'name="tmpl_0_99"',
    /cannot be drawn: .*no template tmpl_0_9/,
  ],
  [
    'an import that leads nowhere',
    `${HOME}.axml`,
    'base.axml',
    'bass.axml',
    /bass\.axml: no such file in the package/,
  ],
  ['a helper that is not there', 'utils.sjs', '  a:', '  z:', /cannot be drawn: .*no such function/],
  [
    'an API of WeChat',
    `${HOME}.js`,
    '"use strict";',
    '"use strict";my.getWindowInfo&&0;',
    /unknown API my\.getWindowInfo/,
  ],
  [
    'a global of browsers',
    `${HOME}.js`,
    '"use strict";',
    '"use strict";document.title;',
    /document is not defined/,
  ],
])('%s', async (_name, file, from, to, found) => {
  expect(await faultsWith(file, from, to)).toMatch(found)
})
