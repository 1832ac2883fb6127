import { writeForOthers } from './files'
import { Share } from './plugins'

/** Both phones say it in these words, and with no code. */
const isClosed = (error: unknown): boolean => {
  const { message } = (error ?? {}) as { readonly message?: unknown }
  return typeof message === 'string' && /cancell?ed/i.test(message)
}

const shared = async (share: Promise<unknown>): Promise<boolean> => {
  try {
    await share
    return true
  } catch (error) {
    return isClosed(error)
  }
}

/** Opens the phone's sheet of apps with a text. @returns false when it failed; closing the sheet is no failure */
export const shareText = (title: string, text: string, url?: string): Promise<boolean> =>
  shared(Share.share({ title, text, dialogTitle: title, ...(url ? { url } : {}) }))

/** Hands a text as a file to an app that the user chooses: Files, mail, a drive. */
export const shareFile = async (name: string, text: string): Promise<boolean> => {
  try {
    const file = await writeForOthers(name, text)
    return await shared(Share.share({ title: name, dialogTitle: name, files: [file] }))
  } catch {
    return false
  }
}
