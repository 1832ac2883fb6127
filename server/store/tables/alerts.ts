import type { AlertDirection } from '@core/domain'

/** A row of price_alerts as the driver gives it: bigints and numerics are texts. */
export interface PriceAlertRow {
  id: string
  user_id: string
  trade_id: number
  direction: AlertDirection
  price: string
  rearm_price: string
  repeats: boolean
  armed: boolean
  waits: 'rise' | 'fall'
  wait_price: string
  set_seq: string
  created_at: string
  fired_at: string | null
}

export interface AlertCursorRow {
  trade_id: number
  seq: string
}

export interface AlertOwnerRow {
  user_id: string
}

export interface AlertsTables {
  price_alerts: PriceAlertRow
  alert_cursors: AlertCursorRow
  alert_owners: AlertOwnerRow
}
