import { Text, View } from '@tarojs/components'
import { accountTypeById, currencyById, fundTypeById } from '@core/domain'
import { money } from '@core/money'
import { Button, CopyRow, KeyValue, Sheet } from '@/components'
import { useText } from '@/i18n'
import { formatClock, formatDate, formatZone } from '@/i18n/time'
import { exactAmount, exactSigned } from '../amounts'
import type { FundEntry } from './entries'
import { linkOf } from './links'
import './funds.scss'

interface Props {
  readonly entry: FundEntry | null
  readonly onFollow: (entry: FundEntry) => void
  readonly onClose: () => void
}

/** Everything about one entry, and the way to what is behind it. */
export const EntrySheet = ({ entry, onFollow, onClose }: Props) => {
  const { t } = useText()
  const type = entry && fundTypeById(entry.type)
  return (
    <Sheet open={Boolean(type)} title={type ? t(`assets.fund_${type.code}`) : ''} onClose={onClose}>
      {entry && <Details entry={entry} onFollow={onFollow} onClose={onClose} />}
    </Sheet>
  )
}

const Details = ({ entry, onFollow, onClose }: Props & { readonly entry: FundEntry }) => {
  const { t } = useText()
  const currency = currencyById(entry.currencyId)
  const account = accountTypeById(entry.accountType)
  const link = linkOf(entry)
  if (!currency || !account) return null
  const { time } = entry
  const follow = (): void => {
    onClose()
    onFollow(entry)
  }
  return (
    <View>
      <View className={`entry-sheet__amount${money(entry.amount).gt('0') ? ' text-up' : ''}`}>
        <Text>{exactSigned(entry.amount, currency)}</Text>
        <Text className="entry-sheet__unit">{currency.code}</Text>
      </View>
      <KeyValue label={t('assets.balanceAfter')}>
        {exactAmount(money(entry.balanceAfter), currency)} {currency.code}
      </KeyValue>
      <KeyValue label={t('assets.account')}>{t(`assets.account_${account.code}`)}</KeyValue>
      <KeyValue label={t('assets.time')}>
        {formatDate(time)} {formatClock(time)} {formatZone(time)}
      </KeyValue>
      {entry.refId !== null && <CopyRow label={t('assets.reference')} text={entry.refId} />}
      <CopyRow label={t('assets.entryId')} text={entry.id} />
      {link && (
        <Button kind="secondary" className="entry-sheet__link" onClick={follow} testId="entry-link">
          {t(link.text)}
        </Button>
      )}
    </View>
  )
}
