import { go } from '@/features/shell'

export const RECEIPT_PAGE = '/pages/agreement/receipt'

/** Opens the signed receipt of a finished option order of this user. */
export const goReceipt = (orderId: string): void => go(`${RECEIPT_PAGE}?id=${encodeURIComponent(orderId)}`)
