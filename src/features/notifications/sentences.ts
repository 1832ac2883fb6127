import { NOTIFICATION_KINDS, type NotificationKind } from '@core/domain'
import { formatAmount, formatPrice, formatSigned, scaleOf, trimZeros } from '@core/money'
import type { IconName } from '@/components'
import { translate, type TextKey } from '@/i18n'
import '@/i18n/areas/messages'
import { messages } from '@/i18n/areas/messages'
import type { Notification } from '@/stores/unread'
import { titleKey } from './line'

export const KIND_ICONS: Readonly<Record<NotificationKind, IconName>> = {
  orderSettled: 'options',
  priceAlert: 'bell',
  deposit: 'deposit',
  withdrawal: 'withdraw',
  transfer: 'transfer',
  reward: 'level',
  team: 'team',
  support: 'support',
  newDevice: 'lock',
  identity: 'shield',
}

export const kindKey = (kind: NotificationKind): TextKey => `messages.kind_${kind}`

const WORDS: Readonly<Record<string, TextKey>> = {
  long: 'messages.long',
  short: 'messages.short',
  up: 'messages.up',
  down: 'messages.down',
}

const plain = (amount: string): string => trimZeros(formatAmount(amount, 8))

const FORMATS: Readonly<Record<string, (text: string) => string>> = {
  amount: plain,
  stake: plain,
  quantity: plain,
  price: (price) => formatPrice(price, scaleOf(price)),
  result: formatSigned,
  profit: formatSigned,
  side: (side) => (WORDS[side] ? translate(WORDS[side]) : side),
  direction: (direction) => (WORDS[direction] ? translate(WORDS[direction]) : direction),
}

const shown = (params: Notification['params']): Record<string, string> =>
  Object.fromEntries(Object.entries(params).map(([name, text]) => [name, FORMATS[name]?.(text) ?? text]))

const isText = (name: string): name is keyof typeof messages.en_US => name in messages.en_US

const titleOf = (news: Notification, name: string): TextKey | null =>
  titleKey(news) ?? (isText(name) ? `messages.${name}` : null)

/** Title and sentence of a notification; one that this app does not know yet has the name of its kind. */
export const sentencesOf = (news: Notification): { title: string; text: string } => {
  const name = `${news.kind}_${news.params.what ?? ''}`
  const textName = `${name}Text`
  const title = titleOf(news, name)
  if (!title || !isText(textName)) return { title: translate(kindKey(news.kind)), text: '' }
  const values = shown(news.params)
  return { title: translate(title, values), text: translate(`messages.${textName}`, values) }
}

/** The kinds to choose from, in the order in which they are shown. */
export const KINDS = NOTIFICATION_KINDS
