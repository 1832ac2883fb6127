import { useEffect, useState } from 'react'
import { money, parseAmount, toWire, type Money } from '@core/money'
import { call } from '@/api'
import type { Position } from '@/stores/positions'
import type { Terms } from '../terms'
import { closingAt } from './live'

/** After so long without a change the server is asked. */
const PAUSE_MS = 400

/**
 * What a position would earn at a price: by core's formula at once, then as the server answers for the same price.
 * Null for no valid price.
 */
export const useExpected = (position: Position, terms: Terms, text: string): Money | null => {
  const price = parseAmount(text.trim(), terms.priceScale)
  const asked = price?.gt('0') ? toWire(price) : null
  const key = asked && `${position.id} ${position.curQuantity} ${asked}`
  const [answer, setAnswer] = useState<{ readonly key: string; readonly profit: string } | null>(null)
  useEffect(() => {
    if (asked === null || key === null) return undefined
    let wanted = true
    const timer = setTimeout(() => {
      call('usdt.calcWin', { orderId: position.id, price: asked })
        .then((profit) => wanted && setAnswer({ key, profit }))
        .catch(() => undefined)
    }, PAUSE_MS)
    return () => {
      wanted = false
      clearTimeout(timer)
    }
  }, [asked, key, position.id])
  if (asked === null) return null
  if (answer?.key === key) return money(answer.profit)
  return closingAt(position, terms, money(position.curQuantity), money(asked)).profit
}
