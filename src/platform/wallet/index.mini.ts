import type { WalletAnswer } from './types'

export type { WalletAnswer } from './types'

/** No wallet reaches into a mini-program. */
export const canUseWallet: boolean = false
export const walletDomain = (): string => ''
export const connectWallet = (): Promise<WalletAnswer> => Promise.resolve({ outcome: 'missing' })
export const signWithWallet = (_address: string, _message: string): Promise<WalletAnswer> =>
  Promise.resolve({ outcome: 'missing' })
