import { Icon } from '@/components'
import { useText } from '@/i18n'
import { Tappable } from '@/platform/tap'
import { usePref } from '@/stores/preferences'
import { toggleFavourite } from './favourites/sync'

/** Keeps a pair among the favourites. */
export const Star = ({ tradeId, name }: { readonly tradeId: number; readonly name: string }) => {
  const { t } = useText()
  const on = usePref('favourites').includes(tradeId)
  return (
    <Tappable
      className={`market-row__star${on ? ' market-row__star--on' : ''}`}
      label={t(on ? 'market.unfavourite' : 'market.favourite', { pair: name })}
      testId={`star-${tradeId}`}
      onClick={() => toggleFavourite(tradeId)}
    >
      <Icon name={on ? 'starfill' : 'star'} size={20} />
    </Tappable>
  )
}
