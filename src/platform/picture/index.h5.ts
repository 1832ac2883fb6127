import type { Picked } from './types'

export type { Picked } from './types'

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
