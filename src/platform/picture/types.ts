/** What the user chose: `cancelled`, or `denied` when camera and photos may not be used. */
export type Picked =
  | { readonly outcome: 'picked'; /** Where the picture lies on this device. */ readonly path: string }
  | { readonly outcome: 'cancelled' | 'denied' }
