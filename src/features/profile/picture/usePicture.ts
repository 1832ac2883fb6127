import { useEffect, useState } from 'react'
import { MAX_PICTURE_MB, type AppProblem } from '@core/domain'
import { call, problemOf, upload, useAction } from '@/api'
import { choosePicture, pictureSize, releasePicture, type PictureSize } from '@/platform/picture'
import { setUserInfo } from '@/stores/session'
import type { TextKey } from '@/i18n'
import '@/i18n/areas/person'
import { cutFields, firstCut, type Cut } from './cut'

const MAX_BYTES = MAX_PICTURE_MB * 1024 * 1024
const TOO_LARGE: AppProblem = { code: 'PICTURE_TOO_LARGE', params: { megabytes: String(MAX_PICTURE_MB) } }
const NO_CUT: Cut = { x: 0, y: 0, side: 1 }

/** The picture that is to become the profile picture, and what was done with it. */
export const usePicture = (onDone: (said: TextKey) => void) => {
  const { busy, run } = useAction()
  const [path, setPath] = useState<string | null>(null)
  const [size, setSize] = useState<PictureSize | null>(null)
  const [cut, setCut] = useState(NO_CUT)
  const [problem, setProblem] = useState<AppProblem | null>(null)
  useEffect(() => (path === null ? undefined : () => releasePicture(path)), [path])

  const drop = (): void => {
    setPath(null)
    setSize(null)
  }
  const take = async (next: string, bytes: number): Promise<void> => {
    const found = bytes <= MAX_BYTES ? await pictureSize(next) : null
    if (found) {
      setPath(next)
      setSize(found)
      return setCut(firstCut(found))
    }
    releasePicture(next)
    setProblem(bytes <= MAX_BYTES ? { code: 'PICTURE_BROKEN' } : TOO_LARGE)
  }
  const choose = async (): Promise<void> => {
    const picked = await choosePicture()
    if (picked.outcome === 'cancelled') return
    setProblem(picked.outcome === 'denied' ? { code: 'PICTURE_DENIED' } : null)
    if (picked.outcome === 'picked') await take(picked.path, picked.bytes)
  }
  const refuse = (fault: AppProblem): void => {
    setProblem(fault)
    if (fault.code.startsWith('PICTURE_')) drop()
  }
  const send = async (): Promise<void> => {
    if (path === null || size === null) return setProblem({ code: 'PICTURE_REQUIRED' })
    setProblem(null)
    try {
      const user = await run({ path, cut }, () => upload('profile.userImage', path, cutFields(cut, size)))
      if (!user) return
      setUserInfo(user)
      onDone('person.pictureSaved')
    } catch (error) {
      refuse(problemOf(error))
    }
  }
  const remove = async (): Promise<void> => {
    setProblem(null)
    try {
      const user = await run('remove', () => call('ext.removeImage', {}))
      if (!user) return
      setUserInfo(user)
      onDone('person.pictureRemoved')
    } catch (error) {
      setProblem(problemOf(error))
    }
  }
  return { busy, path, size, cut, problem, choose, setCut, send, remove }
}
