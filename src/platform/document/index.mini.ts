export const setDocumentLang = (_lang: string): void => undefined
export const hasFirstScreen = (): boolean => false
export const leaveFirstScreen = (): void => undefined
export const hideUntil = (_ready: Promise<void>): void => undefined
export const setDocumentMotion = (_less: boolean): void => undefined
export const setDocumentTitle = (_title: string): void => undefined
/** A mini-program is asked for no part of itself, so that none can fail to come. */
export const currentAddress = (): string => '/'
export const onAddressChange = (_handler: () => void): void => undefined
/** A mini-program has no host of its own: its build names one. */
export const ownHost = (): string => ''
