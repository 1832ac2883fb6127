import { useState } from 'react'

let count = 0

/** A name for this page's canvases: the page may be open more than once. */
export const useLayerId = (): string => useState(() => `kline-${(count += 1)}`)[0]
