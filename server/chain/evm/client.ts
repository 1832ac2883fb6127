import {
  BaseError,
  BlockNotFoundError,
  createPublicClient,
  http,
  HttpRequestError,
  TransactionNotFoundError,
  TransactionReceiptNotFoundError,
  type PublicClient,
} from 'viem'
import { NodeError } from '../nodeError'

export const openClient = (url: string, timeout: number): PublicClient =>
  createPublicClient({ transport: http(url, { timeout, retryCount: 0 }), cacheTime: 0 })

const ABSENT = [BlockNotFoundError, TransactionNotFoundError, TransactionReceiptNotFoundError]

/** The library's own words hold the node's address and the request; of these only the kind of the failure is kept. */
const sayable = (error: unknown): string => {
  if (error instanceof HttpRequestError && error.status) return `answered with HTTP status ${error.status}`
  return error instanceof BaseError ? `failed: ${error.name}` : 'gave an answer that cannot be read'
}

/**
 * Asks the node.
 * @returns null when what is asked for does not exist
 * @throws NodeError for everything else that goes wrong
 */
export const ask = async <T>(question: () => Promise<T>): Promise<T | null> => {
  try {
    return await question()
  } catch (error) {
    if (ABSENT.some((kind) => error instanceof kind)) return null
    throw error instanceof NodeError ? error : new NodeError('ethereum', sayable(error))
  }
}

/** Asks for what must exist. */
export const demand = async <T>(question: () => Promise<T>): Promise<T> => {
  const answer = await ask(question)
  if (answer === null) throw new NodeError('ethereum', 'does not know what it told of')
  return answer
}
