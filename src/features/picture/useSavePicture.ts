import { useState } from 'react'
import { useText } from '@/i18n'
import '@/i18n/areas/picture'
import { askForStorage, saveCanvas } from '@/platform/album'
import { showToast } from '@/stores/toasts'

export interface SavePicture {
  readonly busy: boolean
  /** The user lets the app store no pictures: offers the way to the settings. */
  readonly denied: boolean
  readonly save: () => Promise<void>
  readonly openSettings: () => Promise<void>
  readonly dismiss: () => void
}

/** Saves a canvas as a picture, and says what became of it. */
export const useSavePicture = (canvasId: string, name: string): SavePicture => {
  const { t, problem } = useText()
  const [busy, setBusy] = useState(false)
  const [denied, setDenied] = useState(false)
  const save = async (): Promise<void> => {
    if (busy) return
    setBusy(true)
    const result = await saveCanvas(canvasId, name).catch(() => 'failed' as const)
    setBusy(false)
    setDenied(result === 'denied')
    if (result === 'saved') showToast('success', t('picture.saved'))
    if (result === 'failed') showToast('error', problem({ code: 'IMAGE_SAVE_FAILED' }))
  }
  const openSettings = async (): Promise<void> => {
    setDenied(false)
    if (await askForStorage()) await save()
  }
  return { busy, denied, save, openSettings, dismiss: () => setDenied(false) }
}
