/** Mini-programs have no keyboard but the one on screen. */
export const useHeldFocus = (_open: boolean, _id: string, _close: () => void): void => undefined
