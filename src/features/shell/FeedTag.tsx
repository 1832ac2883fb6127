import { Tag } from '@/components'
import { useText } from '@/i18n'
import { useFeed, useFeedState } from '@/stores/clock'

/** Says where prices come from when they are no live market. */
export const FeedTag = () => {
  const { t } = useText()
  const feed = useFeed()
  const state = useFeedState()
  if (feed === 'simulated') return <Tag>{t('common.simulated')}</Tag>
  if (feed === 'replay')
    return (
      <Tag kind={state === 'ended' ? 'warn' : 'plain'}>
        {t(state === 'ended' ? 'common.ended' : 'common.replay')}
      </Tag>
    )
  return null
}
