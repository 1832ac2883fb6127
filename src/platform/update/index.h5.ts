import { inShell } from '../shell'

/** Loads the page anew: its address is always asked again, so that the newest app comes. A shell's comes with the shell. */
export const installUpdate = (): Promise<boolean> => {
  if (inShell) return Promise.resolve(false)
  location.reload()
  return Promise.resolve(true)
}
