/** Pixels of a picture as it is shown, upright. */
export interface PictureSize {
  readonly width: number
  readonly height: number
}

/** What the user chose: `cancelled`, or `denied` when camera and photos may not be used. */
export type Picked =
  | {
      readonly outcome: 'picked'
      /** Where the picture lies on this device. */
      readonly path: string
      /** Its size; 0 where the client does not tell. */
      readonly bytes: number
    }
  | { readonly outcome: 'cancelled' | 'denied' }
