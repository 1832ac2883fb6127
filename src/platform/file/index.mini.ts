/** Mini-programs have no folder of the user's to save to: offer to copy the text. */
export const canSaveText = false
export const saveText = (_name: string, _text: string, _type?: string): Promise<boolean> =>
  Promise.resolve(false)
