import { preferences, setPrefs, usePref } from '@/stores/preferences'

/** So many are remembered; older ones count as read no longer, long after anybody looks for them. */
const REMEMBERED = 300

interface Notice {
  readonly id: string
  readonly version: string
}

/** A notice that was changed is another one. */
const nameOf = ({ id, version }: Notice): string => `${id}@${version}`

export const markNoticeRead = (notice: Notice): void => {
  const { readNotices } = preferences.getState().prefs
  const name = nameOf(notice)
  if (readNotices.includes(name)) return
  setPrefs({ readNotices: [...readNotices, name].slice(-REMEMBERED) })
}

/** @returns whether a notice was opened on this device */
export const useReadNotices = (): ((notice: Notice) => boolean) => {
  const read = usePref('readNotices')
  return (notice) => read.includes(nameOf(notice))
}
