/** What a scan brought. */
export type Scanned =
  { readonly outcome: 'scanned'; readonly text: string } | { readonly outcome: 'cancelled' | 'failed' }
