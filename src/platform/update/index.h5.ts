/** Loads the page anew: its address is always asked again, so that the newest app comes. */
export const installUpdate = (): Promise<boolean> => {
  location.reload()
  return Promise.resolve(true)
}
