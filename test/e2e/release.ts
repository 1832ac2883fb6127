import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

const BUILT = resolve(__dirname, '../../dist/h5')

/** Folder from which a stage serves the app, with which releases are made. */
export interface Site {
  readonly folder: string
  /** Puts another app in its place: its page says its number, and everything else stays. */
  release: (number: number) => void
  /** Takes away the parts that few pages use, as a release does under whose names are new. @returns how they come back */
  withdrawParts: () => () => void
  remove: () => void
}

/** A page without its compressed twins, which would be served instead of it. */
const change = (file: string, edit: (text: string) => string): void => {
  writeFileSync(file, edit(readFileSync(file, 'utf8')))
  for (const twin of ['.br', '.gz']) rmSync(file + twin, { force: true })
}

/** The names of parts that have no name of their own but a number. */
const numbered = (folder: string): string[] => readdirSync(folder).filter((name) => /^\d+\./.test(name))

/** A copy of the built app. */
export const openSite = (): Site => {
  const folder = mkdtempSync(join(tmpdir(), 'limelight-site-'))
  cpSync(BUILT, folder, { recursive: true })
  const worker = join(folder, 'sw.js')
  return {
    folder,
    release: (number) => {
      const mark = `<meta name="release" content="${number}" />`
      change(join(folder, 'index.html'), (page) =>
        page.replace(/<meta name="release"[^>]*>/, '').replace('<head>', `<head>${mark}`),
      )
      change(worker, (text) => text.replace(/(url:"index\.html",revision:)"[^"]*"/, `$1"release-${number}"`))
    },
    withdrawParts: () => {
      const scripts = join(folder, 'js')
      const started = readFileSync(join(folder, 'index.html'), 'utf8')
      const gone = numbered(scripts).filter((name) => !started.includes(name.replace(/\.(br|gz)$/, '')))
      for (const name of gone) rmSync(join(scripts, name))
      return () => cpSync(join(BUILT, 'js'), scripts, { recursive: true })
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}
