/** What a wallet answered: `missing` when there is none, `refused` when its owner does not want to. */
export type WalletAnswer =
  { readonly outcome: 'done'; readonly value: string } | { readonly outcome: 'missing' | 'refused' }
