import { inShell, native } from '../shell'
import type { SaveResult } from './types'

export type { SaveResult } from './types'

const blobOf = (canvas: HTMLCanvasElement): Promise<Blob | null> =>
  new Promise((resolve) => canvas.toBlob(resolve, 'image/png'))

/** Saves what a canvas shows as a picture: a page offers it as a download, a shell puts it among the photos. */
export const saveCanvas = async (id: string, name: string): Promise<SaveResult> => {
  const canvas = document.getElementById(id)
  const blob = canvas instanceof HTMLCanvasElement ? await blobOf(canvas) : null
  if (!blob) return 'failed'
  if (inShell) return (await native()).savePicture(blob, name)
  const url = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = url
  link.download = `${name}.png`
  document.body.appendChild(link)
  link.click()
  link.remove()
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
  return 'saved'
}

/**
 * A page needs no permission for a download. In a shell only the phone's settings take back a refusal.
 * @returns whether pictures may be stored now
 */
export const askForStorage = async (): Promise<boolean> => {
  if (inShell) (await native()).openSettings()
  return !inShell
}
