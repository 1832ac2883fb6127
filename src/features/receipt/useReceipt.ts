import { useEffect, useMemo, useState } from 'react'
import { readReceipt, type Receipt, type SignedReceipt } from '@core/domain/receipts'
import { verifyReceipt, type Verification } from '@core/domain/receipts/verify'
import { isFinal, type OptionState } from '@core/domain/options'
import type { AppProblem } from '@core/domain'
import { useCall } from '@/api'
import { usePref } from '@/stores/preferences'
import { keepReceiptKeys } from '@/stores/receiptKeys'
import { useLoggedIn } from '@/stores/session'
import '@/i18n/areas/options'

export interface Checked {
  readonly signed: SignedReceipt
  readonly result: Verification
}

/**
 * Why there is no receipt to check: it was not given (`none`), cannot be read, the order still runs, or it was settled
 * before there were receipts.
 */
export type Missing = 'none' | 'unreadable' | 'running' | 'older'

export interface ReceiptState {
  readonly checked: Checked | null
  readonly missing: Missing
  readonly loading: boolean
  readonly problem: AppProblem | undefined
  /** Keys could not be read, and the receipt's key is not known here. */
  readonly keyUnread: boolean
  readonly retry: () => void
  /** Checks a text that somebody passed on. */
  readonly check: (text: string) => void
}

/** Published keys, as this device knows them; read again with every visit. */
const useKeys = () => {
  const { data, problem, loading, reload } = useCall('ext.receiptKeys', {})
  useEffect(() => {
    if (data) keepReceiptKeys(data.keys)
  }, [data])
  return { keys: usePref('receiptKeys'), failed: problem !== undefined, loading: loading && !data, reload }
}

const signedOf = ({ text, signature }: { text: string; signature: string }): SignedReceipt => ({
  receipt: JSON.parse(text) as Receipt,
  signature,
})

/** @param orderId of an own order, or null to check what somebody passed on */
export const useReceipt = (orderId: string | null): ReceiptState => {
  const loggedIn = useLoggedIn()
  const order = useCall('options.orderInfo', orderId !== null && loggedIn ? { id: orderId } : null)
  const { keys, failed, loading, reload } = useKeys()
  const [pasted, setPasted] = useState<SignedReceipt | 'unreadable' | null>(null)
  const { data } = order
  const own = useMemo(() => (data?.receipt ? signedOf(data.receipt) : null), [data])
  const signed = pasted === 'unreadable' ? null : (pasted ?? own)
  const result = useMemo(() => signed && verifyReceipt(signed, keys), [signed, keys])
  const finished = data !== undefined && isFinal(data.order.state as OptionState)
  const waits = signed !== null && result?.key === null && loading
  return {
    checked: signed && result && !waits ? { signed, result } : null,
    missing: pasted === 'unreadable' ? 'unreadable' : data ? (finished ? 'older' : 'running') : 'none',
    loading: waits || (orderId !== null && order.loading && !data && pasted === null),
    problem: data || pasted ? undefined : order.problem,
    keyUnread: result?.key === null && failed,
    retry: () => void Promise.all([order.reload(), reload()]),
    check: (text) => setPasted(readReceipt(text) ?? 'unreadable'),
  }
}

/** Names a file after its order. */
export const fileName = ({ receipt }: SignedReceipt): string => `limelight-receipt-${receipt.order.id}.json`
