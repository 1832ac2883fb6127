import type { WalletAnswer } from './types'

export type { WalletAnswer } from './types'

/** What wallets put on a page (EIP-1193), as far as it is used here. */
interface Provider {
  request: (asked: { method: string; params?: readonly string[] }) => Promise<unknown>
}

/** Wallets exist on this target, whether or not this browser has one. */
export const canUseWallet: boolean = true

/** Host of the page, as the wallet compares it with what a message says. */
export const walletDomain = (): string => window.location.host

const provider = (): Provider | undefined => (window as { ethereum?: Provider }).ethereum

const ask = async (method: string, params?: readonly string[]): Promise<unknown> => {
  try {
    return await provider()?.request(params ? { method, params } : { method })
  } catch {
    // Closed, declined, locked: each wallet has its own words for it.
    return null
  }
}

const answered = (value: unknown): WalletAnswer => {
  if (typeof value === 'string' && value !== '') return { outcome: 'done', value }
  return { outcome: provider() ? 'refused' : 'missing' }
}

/** Asks for the address of the wallet; it opens and shows who asks. */
export const connectWallet = async (): Promise<WalletAnswer> => {
  const accounts = await ask('eth_requestAccounts')
  return answered(Array.isArray(accounts) ? accounts[0] : null)
}

const hexOf = (text: string): string =>
  `0x${Array.from(new TextEncoder().encode(text), (byte) => byte.toString(16).padStart(2, '0')).join('')}`

/** Has the wallet sign a text (EIP-191), which it shows first. */
export const signWithWallet = async (address: string, message: string): Promise<WalletAnswer> =>
  answered(await ask('personal_sign', [hexOf(message), address]))
