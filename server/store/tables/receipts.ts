export interface ReceiptKeyRow {
  id: string
  public_key: string
  valid_from: string
  valid_until: string | null
}

export interface OptionReceiptRow {
  order_id: string
  key_id: string
  /** Canonical JSON, as it was signed. */
  text: string
  signature: string
  issued_at: string
}

export interface ReceiptsTables {
  receipt_keys: ReceiptKeyRow
  option_receipts: OptionReceiptRow
}
