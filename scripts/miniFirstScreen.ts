import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { LANGUAGES, type Lang } from '@core/domain'
import { ROOM } from '../src/platform/firstDrawing/room'
import type { FirstDrawing } from '../src/platform/firstDrawing/types'
import { alipay } from '../test/mini/host/alipay'
import { openHost } from '../test/mini/host/host'
import type { Client } from '../test/mini/host/types'
import { weapp } from '../test/mini/host/weapp'

/** Clients whose packages can be run here. */
const CLIENTS: Readonly<Record<string, Client>> = { weapp, alipay }

/** Longer than any first drawing (ms). */
const PATIENCE = 5_000

/** What a phone keeps of somebody who is signed in; the app asks nobody about it here. */
const SIGNED_IN = { token: 'nobody', userInfo: { uid: '', nickname: '' } }
const KEPT: Readonly<Record<FirstDrawing['who'], object>> = { visitor: {}, user: SIGNED_IN }

/** What Home draws first, before any reply: no call is let through. */
const drawn = async (client: Client, folder: string, { who, lang }: FirstDrawing): Promise<string> => {
  const kept = Object.entries({ lang, ...KEPT[who] })
  const storage = new Map(kept.map(([key, value]) => [key, JSON.stringify(value)]))
  const run = openHost({ client, folder, origins: [], storage })
  const { instance } = run.page()
  const patient = performance.now() + PATIENCE
  while (instance.sizes.length === 0 && performance.now() < patient) await run.change(PATIENCE)
  run.close()
  // The page's own name is another at each launch, and comes with React's update.
  const { cn } = instance.data().root as { readonly cn: unknown }
  return JSON.stringify({ root: { cn } })
}

/** The header's own style is the only one with room for the client's bar. @throws Error when it is not there once */
const withoutRoom = (data: string): string => {
  const parts = data.split(/padding-top: \d+px; padding-right: \d+px;/)
  if (parts.length !== 2) throw new Error(`Home's first screen has ${parts.length - 1} headers`)
  return parts.join(ROOM)
}

const WHO = ['visitor', 'user'] as const

const nameOf = ({ who, lang }: FirstDrawing): string => `${who}_${lang}`

/** Each drawing is a file of its own, so that a launch reads no other; clients want to see the names of files. */
const listOf = (): string => {
  const reader = (lang: Lang, who: FirstDrawing['who']): string =>
    `${lang}: function () { return require('./firstScreen/${nameOf({ who, lang })}') }`
  const readers = (who: FirstDrawing['who']): string =>
    `${who}: { ${LANGUAGES.map(({ code }) => reader(code, who)).join(', ')} }`
  return `module.exports = { ${WHO.map(readers).join(', ')} }\n`
}

/**
 * Writes what Home draws first into the built package, in every language, to visitors and users: the app hands it to the client
 * while it still starts. The package itself draws it here, so the two cannot differ. Packages that cannot be run here hold none.
 */
export const drawMiniFirstScreen = async (target: string, folder: string): Promise<void> => {
  const client = CLIENTS[target]
  if (!client) return
  mkdirSync(join(folder, 'firstScreen'))
  for (const wanted of WHO.flatMap((who) => LANGUAGES.map(({ code: lang }) => ({ who, lang })))) {
    const drawing = withoutRoom(await drawn(client, folder, wanted))
    const file = join(folder, 'firstScreen', `${nameOf(wanted)}.js`)
    writeFileSync(file, `module.exports = ${JSON.stringify(drawing)}\n`)
  }
  writeFileSync(join(folder, 'firstScreen.js'), listOf())
}
