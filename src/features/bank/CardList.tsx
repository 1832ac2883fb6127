import { Text, View } from '@tarojs/components'
import { useState } from 'react'
import type { ResponseOf } from '@core/contract/schemas'
import { maskCard } from '@core/money'
import { Button, Empty, Icon } from '@/components'
import { go } from '@/features/shell'
import { useText } from '@/i18n'
import '@/i18n/areas/bank'
import { Tappable } from '@/platform/tap'
import { RemoveSheet } from './RemoveSheet'
import './bank.scss'

export type Card = ResponseOf<'ext.bankCards'>[number]

export const ADD_CARD = '/pages/asset/bank?add=1'

interface Props {
  readonly cards: readonly Card[]
  /** One was removed. */
  readonly onChanged: () => void
}

export const CardList = ({ cards, onChanged }: Props) => {
  const { t } = useText()
  const [leaving, setLeaving] = useState<Card | null>(null)
  if (cards.length === 0) return <NoCard />
  return (
    <View className="pad bank-cards">
      {cards.map((card) => (
        <Face key={card.id} card={card} onRemove={() => setLeaving(card)} />
      ))}
      <View className="cap text-3">{t('bank.listNote')}</View>
      <RemoveSheet
        card={leaving}
        onClose={() => setLeaving(null)}
        onRemoved={() => {
          setLeaving(null)
          onChanged()
        }}
      />
    </View>
  )
}

const NoCard = () => {
  const { t } = useText()
  return (
    <Empty
      icon="assets"
      title={t('bank.none')}
      text={t('bank.noneText')}
      action={<Button onClick={() => go(ADD_CARD)}>{t('bank.add')}</Button>}
    />
  )
}

/** A card as it looks: bank, number, holder. */
const Face = ({ card, onRemove }: { readonly card: Card; readonly onRemove: () => void }) => {
  const { t } = useText()
  return (
    <View className="card bank-card">
      <View className="between">
        <Text className="bank-card__bank ellipsis">{card.bank}</Text>
        <Tappable
          className="bank-card__remove"
          testId="remove"
          label={t('bank.removeCard', { card: maskCard(card.last4) })}
          onClick={onRemove}
        >
          <Icon name="close" size={20} />
        </Tappable>
      </View>
      <View className="bank-card__number">{maskCard(card.last4)}</View>
      <View className="sm text-2 ellipsis">{card.holder}</View>
    </View>
  )
}
