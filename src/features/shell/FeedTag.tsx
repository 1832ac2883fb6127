import { Tag } from '@/components'
import { useText } from '@/i18n'
import { useFeed, useFeedState } from '@/stores/clock'
import { useOwnPrice } from './ownPrice'

interface Props {
  /** The pair whose price stands beside it; none where there are several. */
  readonly tradeId?: number | undefined
}

/** Says where prices come from when they are no live market. */
export const FeedTag = ({ tradeId }: Props) => {
  const { t } = useText()
  const own = useOwnPrice(tradeId)
  const feed = useFeed()
  const state = useFeedState()
  if (feed === 'simulated') return <Tag>{t('common.simulated')}</Tag>
  if (feed === 'replay')
    return (
      <Tag kind={state === 'ended' ? 'warn' : 'plain'}>
        {t(state === 'ended' ? 'common.ended' : 'common.replay')}
      </Tag>
    )
  return own ? <Tag>{t('common.ownPrice')}</Tag> : null
}
