// Writing and changing files of a produced project, so that a second run finds everything as the first left it.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** Writes a text or bytes, with the folders above; a file that is the same already keeps its time. */
export const put = (file, content) => {
  const bytes = Buffer.from(content)
  if (existsSync(file) && readFileSync(file).equals(bytes)) return
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, bytes)
}

/**
 * Replaces parts of a file that Capacitor made.
 * @param changes pairs of a pattern, which must be there, and what takes its place
 * @throws Error when a pattern is missing: Capacitor's template has changed, and this tool has to follow it
 */
export const change = (file, changes) => {
  const text = readFileSync(file, 'utf8')
  const changed = changes.reduce((now, [pattern, replacement]) => {
    if (!pattern.test(now)) throw new Error(`${file}: ${String(pattern)} was not found`)
    return now.replace(pattern, replacement)
  }, text)
  put(file, changed)
}
