import type { ReceiptKey } from '@core/domain/receipts'
import { preferences, setPrefs } from './preferences'

/** Keeps published keys on the device, so that receipts can be verified without a connection; none is forgotten. */
export const keepReceiptKeys = (published: readonly ReceiptKey[]): void => {
  const { receiptKeys } = preferences.getState().prefs
  const others = receiptKeys.filter(({ id }) => !published.some((key) => key.id === id))
  const keys = [...published, ...others]
  if (JSON.stringify(keys) !== JSON.stringify(receiptKeys)) setPrefs({ receiptKeys: keys })
}
