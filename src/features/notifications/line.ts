import Taro from '@tarojs/taro'
import { formatAmount, formatSigned, trimZeros } from '@core/money'
import { translate } from '@/i18n'
import type { Notification } from '@/stores/unread'

const pathOf = (url: string): string => `/${url.split('?')[0]?.replace(/^\//, '') ?? ''}`
const pathNow = (): string => pathOf(Taro.getCurrentPages().slice(-1)[0]?.route ?? '')

const MESSAGES = '/pages/me/messages'
/** Screens that show how an order ended by themselves. */
const ORDER_SCREENS = ['/pages/cookie/index', '/pages/contract/index']

/** Whether the screen in front shows it by itself, or the user has just done it there. */
export const isShownThere = ({ kind, params, link }: Notification): boolean => {
  const now = pathNow()
  if (now === MESSAGES || now === pathOf(link)) return true
  if (kind !== 'orderSettled') return false
  return params.what === 'optionSold' || ORDER_SCREENS.includes(now)
}

const amountOf = ({ result, profit, amount, currency = 'USDT', price }: Notification['params']): string => {
  const signed = result ?? profit
  if (signed !== undefined) return `${formatSigned(signed)} USDT`
  if (amount !== undefined) return `${trimZeros(formatAmount(amount, 8))} ${currency}`
  return price ?? ''
}

/** One line: what it is about, and how much. */
export const lineOf = ({ kind, params }: Notification): string =>
  [translate(`common.news_${kind}`), params.pair, amountOf(params)].filter(Boolean).join(' · ')
