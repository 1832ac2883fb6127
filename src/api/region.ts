let show: () => void = () => undefined

/** The shell says how to show that something is not offered where the user is. */
export const onRegionRefused = (handler: () => void): void => {
  show = handler
}

export const regionRefused = (): void => show()
