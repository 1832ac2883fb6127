import { Text, View } from '@tarojs/components'
import { useEffect, useRef, useState } from 'react'
import { formatAmount, formatPrice, money, type Money } from '@core/money'
import { useShownFiat } from '@/stores/fiat'
import './price.scss'

const FLASH_MS = 200

interface LivePriceProps {
  readonly price: string | null
  readonly scale: number
  readonly stale?: boolean
  readonly className?: string
}

/** A price that tints its ground for 200 ms when it changes; the digits do not move. */
export const LivePrice = ({ price, scale, stale, className = '' }: LivePriceProps) => {
  const flash = useFlash(price)
  return (
    <Text className={`live-price live-price--${stale ? 'stale' : flash} ${className}`}>
      {price === null ? '—' : formatPrice(price, scale)}
    </Text>
  )
}

const useFlash = (price: string | null): 'still' | 'up' | 'down' => {
  const before = useRef(price)
  const [flash, setFlash] = useState<'still' | 'up' | 'down'>('still')
  useEffect(() => {
    const old = before.current
    before.current = price
    if (old === null || price === null || old === price) return undefined
    setFlash(money(price).gt(old) ? 'up' : 'down')
    const timer = setTimeout(() => setFlash('still'), FLASH_MS)
    return () => clearTimeout(timer)
  }, [price])
  return flash
}

/** Class of a signed amount's colour: up, down, or quiet at zero. */
export const signClass = (value: string | Money): string => {
  const amount = money(value)
  if (amount.eq('0')) return 'text-2'
  return amount.gt('0') ? 'text-up' : 'text-down'
}

const SYMBOLS: Readonly<Record<string, string>> = { CNY: '¥', JPY: '¥', USD: '$', EUR: '€', HKD: 'HK$' }

/** The sign before a fiat value; the yen's while the platform's currency is not known yet. */
export const symbolOf = (currency: string): string => SYMBOLS[currency || 'CNY'] ?? `${currency} `

interface FiatProps {
  /** Value in USDT; null while unknown. */
  readonly usdt: string | null
  /** Fiat price of one USDT; null where there is no rate. */
  readonly rate: string | null
  /** Its currency; the platform's where none is said. */
  readonly currency?: string
  readonly unavailable?: string
  /** Without the sign of an approximation, where room is scarce. */
  readonly short?: boolean
}

/** A fiat value with its symbol, or a word that it is not available; never a guess. */
export const FiatText = ({ usdt, rate: ownRate, currency: own = '', unavailable = '', short }: FiatProps) => {
  const { rate, currency } = useShownFiat(ownRate, own)
  if (usdt === null || rate === null)
    return unavailable ? <Text className="text-3">{unavailable}</Text> : null
  const value = money(usdt).times(rate)
  return (
    <Text className="text-3">
      {short ? '' : '≈ '}
      {symbolOf(currency)}
      {formatAmount(value)}
    </Text>
  )
}

interface AmountProps {
  readonly value: string
  readonly unit: string
  readonly decimals?: number
  readonly hidden?: boolean
  readonly className?: string
}

/** An amount with its unit, or stars while balances are hidden. */
export const Amount = ({ value, unit, decimals = 2, hidden, className = '' }: AmountProps) => (
  <View className={`amount ${className}`}>
    <Text>{hidden ? '******' : formatAmount(value, decimals)}</Text>
    <Text className="amount__unit">{unit}</Text>
  </View>
)
