/** Pixels, four bytes each, row by row. */
export interface Frame {
  readonly data: Uint8ClampedArray
  readonly width: number
  readonly height: number
}

/** `denied`: the user does not let the app use it; `missing`: there is none, or none may be asked for. */
export type CameraOutcome =
  { readonly outcome: 'running'; readonly stop: () => void } | { readonly outcome: 'denied' | 'missing' }
