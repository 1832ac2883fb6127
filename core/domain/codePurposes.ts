/** What a code sent to a signed-in user's own contact may confirm. Codes for one thing are no use for another. */
export const OWN_PURPOSES = [
  'security',
  'withdraw',
  'bindAddress',
  'tradePassword',
  'loginPassword',
  'resetTradePassword',
  'bind',
] as const
export type OwnPurpose = (typeof OWN_PURPOSES)[number]
export type Purpose = 'register' | 'forgetPassword' | 'bindContact' | OwnPurpose
