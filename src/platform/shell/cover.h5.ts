/** The element in which the whole app lives. */
const app = (): HTMLElement | null => document.getElementById('app')

/** Makes everything of the app invisible and out of reach, without taking away the room in which it is laid out. */
export const coverApp = (): void => {
  const element = app()
  if (!element) return
  element.style.opacity = '0'
  element.inert = true
}

export const uncoverApp = (): void => {
  const element = app()
  if (!element) return
  element.style.opacity = ''
  element.inert = false
}
