import { inShell, native } from '../shell'

/** @returns whether the text is on the clipboard now */
export const copyText = async (text: string): Promise<boolean> => {
  if (inShell) return (await native()).writeClipboard(text)
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copyBySelection(text)
  }
}

/** For pages without a secure context, where the clipboard interface is missing. */
const copyBySelection = (text: string): boolean => {
  const area = document.createElement('textarea')
  area.value = text
  area.style.position = 'fixed'
  area.style.opacity = '0'
  document.body.appendChild(area)
  area.select()
  const done = document.execCommand('copy')
  area.remove()
  return done
}
