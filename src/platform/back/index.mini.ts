/** A mini-program's client goes back by itself: there is no entry to keep, and none to leave. */
export const keepEntry = (): boolean => false
export const leaveEntry = (): void => undefined
export const useBackCloses = (_open: boolean, _close: () => void): void => undefined
export const isSheetOpen = (): boolean => false
export const afterSheets = (work: () => void): void => work()
