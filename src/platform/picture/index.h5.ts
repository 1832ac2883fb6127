import type { Picked, PictureSize } from './types'

export type { Picked, PictureSize } from './types'

/** Opens the browser's own choice of pictures, which offers the camera on phones. */
export const choosePicture = (): Promise<Picked> =>
  new Promise((resolve) => {
    const input = document.createElement('input')
    input.type = 'file'
    input.accept = 'image/jpeg,image/png,image/webp'
    input.hidden = true
    const end = (picked: Picked): void => {
      input.remove()
      resolve(picked)
    }
    input.addEventListener('cancel', () => end({ outcome: 'cancelled' }))
    input.addEventListener('change', () => {
      const file = input.files?.[0]
      end(
        file
          ? { outcome: 'picked', path: URL.createObjectURL(file), bytes: file.size }
          : { outcome: 'cancelled' },
      )
    })
    document.body.appendChild(input)
    input.click()
  })

/** Frees the memory of a picture that is no longer shown. */
export const releasePicture = (path: string): void => URL.revokeObjectURL(path)

/** Loads a chosen picture to tell its size; null when it is none that can be shown. */
export const pictureSize = (path: string): Promise<PictureSize | null> =>
  new Promise((resolve) => {
    const image = new Image()
    image.onload = () => resolve({ width: image.naturalWidth, height: image.naturalHeight })
    image.onerror = () => resolve(null)
    image.src = path
  })
