import { ApiError, call } from '@/api'
import { connectWallet, signWithWallet, walletDomain, type WalletAnswer } from '@/platform/wallet'

/** A message that the wallet of this browser signed. */
export interface Signed {
  readonly message: string
  readonly signature: string
}

/** @throws ApiError WALLET_MISSING, WALLET_REFUSED */
const valueOf = (answer: WalletAnswer): string => {
  if (answer.outcome === 'done') return answer.value
  throw new ApiError(answer.outcome === 'missing' ? 'WALLET_MISSING' : 'WALLET_REFUSED')
}

/** The address of the wallet, once its owner lets this page know it. @throws ApiError WALLET_MISSING, WALLET_REFUSED */
export const walletAddress = async (): Promise<string> => valueOf(await connectWallet())

/**
 * Has the wallet sign a fresh message of the server's.
 * @throws ApiError WALLET_REFUSED, WALLET_DOMAIN and those of any call
 */
export const signMessage = async (address: string, purpose: 'signIn' | 'bind'): Promise<Signed> => {
  const { message } = await call('ext.walletNonce', { address, domain: walletDomain(), purpose })
  return { message, signature: valueOf(await signWithWallet(address, message)) }
}
