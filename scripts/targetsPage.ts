// Writes docs/targets.md from what the last runs of the journeys found (npx jest --selectProjects mini).
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { JOURNEYS, RESULTS } from '../test/mini/journeys/walk'

/** Where a browser goes the same way. */
const IN_BROWSER: Readonly<Record<string, string>> = {
  register: 'journey.e2e.test.ts',
  'K-line': 'chart.e2e.test.ts',
  option: 'journey.e2e.test.ts',
  deposit: 'deposit.e2e.test.ts',
  withdrawal: 'withdraw.e2e.test.ts',
  swap: 'swap.e2e.test.ts',
  'team poster': 'invite.e2e.test.ts',
  language: 'journey.e2e.test.ts',
  line: 'lines.e2e.test.ts',
}

const passedOn = (target: string): ReadonlySet<string> => {
  const file = join(RESULTS, `${target}.json`)
  if (!existsSync(file)) throw new Error(`${file} is not there: run npx jest --selectProjects mini first`)
  return new Set(JSON.parse(readFileSync(file, 'utf8')) as string[])
}

const browserCell = (name: string): string => {
  const file = IN_BROWSER[name]
  if (!file || !existsSync(join('test/e2e', file))) throw new Error(`no browser test of ${name}`)
  return `[test](../test/e2e/${file})`
}

const NOTES = `## What a journey demands

Those that move money end with the server's own figures; all of them with no error, no warning on the console, no API that the
client does not have, no \`setData\` above 256 KB or of anything that is no JSON, and no request or socket to a host outside the domain list.
The same journeys (\`test/mini/journeys\`) are walked on both mini-programs, on the built packages in \`dist\`, against a
server of its own with three lines. \`defects.journey.test.ts\` puts deliberate defects into copies of the package: each
must be found. In Chromium the same ways are gone by the browser tests that the
table names; whether those pass, \`npm test\` tells.

## What the host is, and what it is not

The package runs in a bare V8 realm: no globals of browsers or Node, nothing newer than ES2020, no code made of texts.
WeChat's templates are compiled by WeChat's own compiler; Alipay's by an interpreter of ours. HTTP and sockets are real.

Not proven here, for want of the vendors' clients:

| Capability | What is proven | What only a phone shows |
|---|---|---|
| Layout | what is on the screen, by name and text | pixels, fonts, safe areas, keyboards |
| Canvases | they are found, sized and drawn on, with known calls only | the picture itself |
| Gestures | taps, input, the events' way through the page | scrolling, pinching, long presses of real fingers |
| Album | stored; refused once, then allowed in the settings | the vendor's dialogs and the stored picture |
| Scan, pictures, map, clipboard | the calls and their answers | the vendor's screens |
| Sub-packages | none is needed before its page is opened | loading times and preloading |
| Share, update, review | the hooks are there | the vendors' flows and the review of the stores |
`

const page = (): string => {
  const targets = ['weapp', 'alipay'].map(passedOn)
  const rows = JOURNEYS.map(({ name }) => {
    const cells = targets.map((passed) => (passed.has(name) ? 'passed' : 'failed'))
    return `| ${name} | ${browserCell(name)} | ${cells.join(' | ')} |`
  })
  const table = ['| Journey | H5 | WeChat | Alipay |', '|---|---|---|---|', ...rows].join('\n')
  return `# Targets\n\nMade by \`npx tsx scripts/targetsPage.ts\` from the last run of the journeys.\n\n${table}\n\n${NOTES}`
}

writeFileSync('docs/targets.md', page())
