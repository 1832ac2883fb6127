import type { FirstDrawing } from './types'

/** A web page holds its first screen by itself (src/platform/document). */
export const beginHomeDrawn = (_wanted: () => FirstDrawing | null): void => undefined
