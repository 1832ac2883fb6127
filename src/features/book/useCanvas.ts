import { useCallback, useEffect, useState } from 'react'
import type { Layer } from './draw/layer'

let count = 0

/**
 * Connects a layer with its canvas from the first frame to the last.
 * @returns an id that no other canvas has, and what the canvas calls when it is there
 */
export const useCanvas = (layer: Layer): readonly [id: string, onReady: () => void] => {
  const [id] = useState(() => `book-${(count += 1)}`)
  useEffect(() => () => layer.detach(), [layer])
  return [id, useCallback(() => void layer.attach(id), [layer, id])]
}
