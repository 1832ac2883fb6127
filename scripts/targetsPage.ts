// Writes docs/targets.md from what the last runs of the journeys found (npx jest --selectProjects mini).
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { JOURNEYS, RESULTS } from '../test/mini/journeys/walk'

const TARGETS = [
  ['h5', 'H5'],
  ['weapp', 'WeChat'],
  ['alipay', 'Alipay'],
] as const

const passedOn = (target: string): ReadonlySet<string> => {
  const file = join(RESULTS, `${target}.json`)
  if (!existsSync(file)) throw new Error(`${file} is not there: run npx jest --selectProjects mini first`)
  return new Set(JSON.parse(readFileSync(file, 'utf8')) as string[])
}

const NOTES = `## What a journey demands

The same journeys (\`test/mini/journeys\`) are walked on the three built packages in \`dist\`, in English, against a server of
its own with three lines. Those that move money end with the server's own figures. On every target a journey fails with
an error, a warning on the console, an API that the target does not have, and a request or socket to a host outside
the domain list. On mini-programs also with a \`setData\` above 256 KB or of anything that is no JSON.

What differs by target:

| | H5 | WeChat, Alipay |
|---|---|---|
| Runs in | Chromium, as a phone of 390 by 844 with touch | a host of ours |
| An unknown API | a call of what Taro only pretends to have in browsers | any name beyond what the app is known to use |
| Elements are found | as the browser tells a screen reader, in sight | by role, label and text in the drawn templates |
| Taps | by the browser, where the element lies, unless something covers it | events on the element and what is around it |
| Drawn canvases | have pixels | were drawn on, with known calls only |
| Team poster | downloaded; the file itself: \`invite.e2e.test.ts\` | what the share menu sends; refused once, then stored |
| Line | what the browser says of a line that the journey has ended is no error | |

\`defects.journey.test.ts\` puts deliberate defects into copies of WeChat's package, \`alipayDefects.test.ts\` into copies
of Alipay's: each must be found. \`webDefects.journey.test.ts\` does the same on the web.

## What the host is, and what it is not

The package runs in a bare V8 realm: no globals of browsers or Node, nothing newer than ES2020, no code made of texts.
WeChat's templates are compiled by WeChat's own compiler; Alipay's by an interpreter of ours. HTTP and sockets are real.

Not proven here, for want of the vendors' clients and of phones:

| Capability | What is proven | What only a phone shows |
|---|---|---|
| Layout | mini-programs: what is on the screen, by name and text; H5: Chromium's layout | other pixels, fonts, safe areas, keyboards; Safari |
| Canvases | mini-programs: they are found, sized and drawn on | the picture itself |
| Gestures | taps, input, the events' way through the page | scrolling, pinching, long presses of real fingers |
| Album | mini-programs: stored; refused once, then allowed in the settings | the vendor's dialogs and the stored picture |
| Scan, pictures, map, clipboard | the calls and their answers, refusals included | the vendor's screens |
| Sub-packages | none is needed before its page is opened | loading times and preloading |
| Share, update | what is sent; that a newer version is asked for | the vendors' flows and the review of the stores |
`

const page = (): string => {
  const found = TARGETS.map(([target]) => passedOn(target))
  const rows = JOURNEYS.map(({ name }) => {
    const cells = found.map((passed) => (passed.has(name) ? 'passed' : 'failed'))
    return `| ${name} | ${cells.join(' | ')} |`
  })
  const titles = TARGETS.map(([, title]) => title).join(' | ')
  const table = [`| Journey | ${titles} |`, '|---|---|---|---|', ...rows].join('\n')
  return `# Targets\n\nMade by \`npx tsx scripts/targetsPage.ts\` from the last run of the journeys.\n\n${table}\n\n${NOTES}`
}

writeFileSync('docs/targets.md', page())
