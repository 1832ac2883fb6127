/** What a scan brought: `denied` when the user lets the app use no camera. */
export type Scanned =
  | { readonly outcome: 'scanned'; readonly text: string }
  | { readonly outcome: 'cancelled' | 'denied' | 'failed' }
