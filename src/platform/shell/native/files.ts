import type { Directory, Encoding } from '@capacitor/filesystem'
import { Filesystem } from './plugins'

/** The app's own place for what may vanish. Values of enums whose package is not loaded. */
const CACHE = 'CACHE' as Directory
const UTF8 = 'utf8' as Encoding

const base64Of = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () =>
      typeof reader.result === 'string'
        ? resolve(reader.result.replace(/^[^,]*,/, ''))
        : reject(new Error('unreadable'))
    reader.onerror = () => reject(reader.error ?? new Error('unreadable'))
    reader.readAsDataURL(blob)
  })

/**
 * Writes a file for another app to take: what was there under its name goes.
 * @returns its address for native sides
 * @throws what the file system said
 */
export const writeForOthers = async (name: string, content: string | Blob): Promise<string> => {
  const file = { path: name.replace(/[^\w.-]/g, '_'), directory: CACHE }
  const { uri } =
    typeof content === 'string'
      ? await Filesystem.writeFile({ ...file, data: content, encoding: UTF8 })
      : await Filesystem.writeFile({ ...file, data: await base64Of(content) })
  return uri
}

/** Files that were handed over are of no more use. */
export const removeFile = (uri: string): Promise<void> =>
  Filesystem.deleteFile({ path: uri }).catch(() => undefined)
