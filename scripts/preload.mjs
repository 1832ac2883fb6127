// Tells the browser at once which files Home needs, which it would else learn only after the app's start has run.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const HOME = /"path":"pages\/home\/index","load":[^[]*\[Promise\.all\(\[([^\]]*)\]/

/** Numbers of the chunks of Home, as the app's start loads them. */
const homeChunks = (start) => {
  const [, calls = ''] = HOME.exec(start) ?? []
  const chunks = [...calls.matchAll(/\.e\((\d+)\)/g)].map((match) => match[1])
  if (chunks.length === 0) throw new Error('the chunks of Home were not found in the app’s start')
  return chunks
}

/** Styles are those of the first screen, too, which the page draws before the app is there. */
const linkTo = (file) =>
  isStyle(file)
    ? `<link rel="stylesheet" href="./${file}">`
    : `<link rel="preload" href="./${file}" as="script">`

const isStyle = (file) => file.endsWith('.css')

/** Home's address within the app, for scripts in the page: nothing, or its route. */
export const HOME_ADDRESS = String.raw`/^(#\/?(pages\/home\/index.*)?)?$/`

/** Other screens need other scripts: only who opens Home is told of Home's. */
const homeScript = (files) =>
  `<script>${HOME_ADDRESS}.test(location.hash)&&document.head.insertAdjacentHTML("beforeend",'${files.map(linkTo).join('')}')</script>`

/** All scripts and styles of a built H5 app, as paths below its folder. */
export const filesOf = (folder) =>
  ['js', 'css'].flatMap((kind) =>
    readdirSync(join(folder, kind))
      .filter((name) => name.endsWith(`.${kind}`))
      .map((name) => `${kind}/${name}`),
  )

/** What Home needs beyond what the page itself names: what all screens share, and its own. */
const parts = (folder) => {
  const files = filesOf(folder)
  const named = (name) => files.filter((file) => file.split('/')[1].startsWith(`${name}.`))
  const start = readFileSync(
    join(
      folder,
      named('app').find((file) => file.endsWith('.js')),
    ),
    'utf8',
  )
  return { shared: named('shared'), home: homeChunks(start).flatMap(named) }
}

/** All scripts and styles that Home needs, as paths below the folder of a built H5 app. */
export const filesOfHome = (folder) => {
  const { shared, home } = parts(folder)
  const html = readFileSync(join(folder, 'index.html'), 'utf8')
  const started = [...html.matchAll(/(?:src|href)="(?:\.\/)?((?:js|css)\/[^"]+)"/g)].map((match) => match[1])
  return [...new Set([...started, ...shared, ...home])]
}

/** Writes both into the page of a built H5 app. */
export const preload = (folder) => {
  const { shared, home } = parts(folder)
  const links = [...shared, ...home.filter(isStyle)].map(linkTo).join('')
  const scripts = home.filter((file) => !isStyle(file))
  const page = join(folder, 'index.html')
  const html = readFileSync(page, 'utf8')
  writeFileSync(page, html.replace('</head>', `${links}${homeScript(scripts)}</head>`))
}
