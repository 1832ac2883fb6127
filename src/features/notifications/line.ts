import Taro from '@tarojs/taro'
import { formatAmount, formatSigned, trimZeros } from '@core/money'
import { translate, type TextKey } from '@/i18n'
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

/** What is said in full already in one line, as its kind alone would leave open whether it is good news. */
const TITLES = [
  'orderSettled_liquidation',
  'orderSettled_cancelled',
  'deposit_credited',
  'deposit_belowMinimum',
  'withdrawal_approved',
  'withdrawal_rejected',
  'withdrawal_paid',
  'transfer_received',
  'transfer_accepted',
  'transfer_returned',
  'identity_approved',
  'identity_rejected',
] as const

/** All reasons why an order was not filled have one title. */
const isTitleOf = (title: string, name: string): boolean =>
  title === 'orderSettled_cancelled' ? name.startsWith(title) : name === title

/** The title of a notification that a line tells in full; none for others. */
export const titleKey = ({ kind, params }: Pick<Notification, 'kind' | 'params'>): TextKey | null => {
  const title = TITLES.find((one) => isTitleOf(one, `${kind}_${params.what ?? ''}`))
  return title ? `common.news_${title}` : null
}

/** One line: what it is about, and how much. */
export const lineOf = (news: Notification): string =>
  [translate(titleKey(news) ?? `common.news_${news.kind}`), news.params.pair, amountOf(news.params)]
    .filter(Boolean)
    .join(' · ')
