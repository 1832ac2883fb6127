/** Whether the device can hand a text to other apps. */
export const canShareText = (): boolean => typeof navigator.share === 'function'

/** Opens the device's own sheet of apps. @returns false when it failed; closing the sheet is no failure */
export const shareText = async (title: string, text: string): Promise<boolean> => {
  try {
    await navigator.share({ title, text })
    return true
  } catch (error) {
    return error instanceof Error && error.name === 'AbortError'
  }
}
