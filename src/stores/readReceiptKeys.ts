import type { ReceiptKey } from '@core/domain/receipts'
import { isRecord } from './stored'

const isKey = (value: unknown): value is ReceiptKey =>
  isRecord(value) &&
  typeof value.id === 'string' &&
  typeof value.publicKey === 'string' &&
  /^[0-9a-f]{64}$/.test(value.publicKey) &&
  typeof value.from === 'number' &&
  (value.until === null || typeof value.until === 'number')

export const readReceiptKeys = (value: unknown): ReceiptKey[] | undefined =>
  Array.isArray(value) ? value.filter(isKey) : undefined
