/** Mini-programs share pages, not texts: offer to copy. */
export const canShareText = (): boolean => false
export const shareText = (_title: string, _text: string): Promise<boolean> => Promise.resolve(false)
