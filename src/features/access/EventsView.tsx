import { Text, View } from '@tarojs/components'
import { useCallback } from 'react'
import { ACCOUNT_EVENT_DAYS, type AccountEvent } from '@core/domain'
import type { ResponseOf } from '@core/contract/schemas'
import { call, usePages } from '@/api'
import { Empty, Icon, InfiniteList, type IconName } from '@/components'
import { useText } from '@/i18n'
import '@/i18n/areas/access'
import { formatTime } from '@/i18n/time'
import { placeName } from './place'
import './access.scss'

type Event = ResponseOf<'ext.accountEvents'>['list'][number]

const WARNING: readonly AccountEvent[] = ['signInFailed', 'secondStepFailed', 'twoStepOff', 'frozen']

const iconOf = (kind: AccountEvent): IconName => {
  if (WARNING.includes(kind)) return 'alert'
  return kind === 'signIn' ? 'check' : 'shield'
}

/** Sign-ins and changes of what protects the account, newest first. */
export const EventsView = () => {
  const { t } = useText()
  const pages = usePages(useCallback((pageNum: number) => call('ext.accountEvents', { pageNum }), []))
  return (
    <View className="pad access">
      <Text className="text-2">{t('access.historyText', { days: ACCOUNT_EVENT_DAYS })}</Text>
      <View className="card access__list">
        <InfiniteList
          pages={pages}
          row={(event) => <EventRow event={event} />}
          empty={<Empty icon="clock" title={t('access.noHistory')} />}
        />
      </View>
    </View>
  )
}

const EventRow = ({ event }: { readonly event: Event }) => {
  const { t } = useText()
  const name = placeName(event)
  const warns = WARNING.includes(event.kind)
  return (
    <View className="access__row">
      <Icon name={iconOf(event.kind)} size={20} className={warns ? 'text-warn' : 'text-lime'} />
      <View className="grow">
        <View>{t(`access.event_${event.kind}`)}</View>
        <View className="cap text-3">{formatTime(event.at)}</View>
        {(name || event.ip) && (
          <View className="cap text-3">{[name, event.ip].filter((part) => part !== '').join(' · ')}</View>
        )}
      </View>
    </View>
  )
}
