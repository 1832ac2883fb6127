import { inShell, native } from '../shell'

/** Files can be handed to the user here. */
export const canSaveText = true

/**
 * Hands a text to the user as a file of that name. A shell lets the user choose the app that takes it.
 * @returns whether the download began
 */
export const saveText = async (name: string, text: string, type = 'application/json'): Promise<boolean> => {
  if (inShell) return (await native()).shareFile(name, text)
  const address = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  document.body.appendChild(link)
  link.click()
  link.remove()
  // The browser reads the address after the click, at a time that it does not tell.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
  return true
}
