/** A client tells by itself what it does not have. */
export const reportUnsupported = (): void => undefined
