import { inShell, native } from '../shell'
import { Tappable } from '../tap'
import type { PageShare, SharePressProps } from './types'

export type { PageShare } from './types'

/** Whether the device can hand a text to other apps. */
export const canShareText = (): boolean => inShell || typeof navigator.share === 'function'

/**
 * Opens the device's own sheet of apps.
 * @param url a link beside the text
 * @returns false when it failed; closing the sheet is no failure
 */
export const shareText = async (title: string, text: string, url?: string): Promise<boolean> => {
  if (inShell) return (await native()).shareText(title, text, url)
  try {
    await navigator.share({ title, text, ...(url ? { url } : {}) })
    return true
  } catch (error) {
    return error instanceof Error && error.name === 'AbortError'
  }
}

/** What the client's own share menu sends: browsers share the address themselves. */
export const usePageShare = (_share: PageShare): void => undefined

/** A button that shares. */
export const SharePress = (props: SharePressProps) => <Tappable {...props} />
