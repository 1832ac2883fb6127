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

const linkTo = (file) =>
  `<link rel="preload" href="./${file}" as="${file.endsWith('.css') ? 'style' : 'script'}">`

/** Other screens need other files: only who opens Home is told of Home's. */
const homeScript = (files) =>
  `<script>/^(#\\/?(pages\\/home\\/index.*)?)?$/.test(location.hash)&&document.head.insertAdjacentHTML("beforeend",'${files.map(linkTo).join('')}')</script>`

/** Writes both into the page of a built H5 app. */
export const preload = (folder) => {
  const files = ['js', 'css'].flatMap((kind) =>
    readdirSync(join(folder, kind))
      .filter((name) => name.endsWith(`.${kind}`))
      .map((name) => `${kind}/${name}`),
  )
  const named = (name) => files.filter((file) => file.split('/')[1].startsWith(`${name}.`))
  const start = readFileSync(
    join(
      folder,
      named('app').find((file) => file.endsWith('.js')),
    ),
    'utf8',
  )
  const links = named('shared').map(linkTo).join('')
  const page = join(folder, 'index.html')
  const html = readFileSync(page, 'utf8')
  const added = links + homeScript(homeChunks(start).flatMap(named))
  writeFileSync(page, html.replace('</head>', `${added}</head>`))
}
