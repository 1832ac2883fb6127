import { Text, View } from '@tarojs/components'
import { CURRENCIES } from '@core/domain'
import type { LiabilitiesRoot } from '@core/domain/liabilities'
import { formatAmount, money } from '@core/money'
import { CoinIcon, Icon, KeyValue } from '@/components'
import { Section } from '@/features/shell'
import { useText } from '@/i18n'
import '@/i18n/areas/proof'
import { formatTime, formatZone } from '@/i18n/time'
import { copyText } from '@/platform/clipboard'
import { Tappable } from '@/platform/tap'
import { showToast } from '@/stores/toasts'
import { exactAmount } from '../wallet/amounts'
import { shortHash } from './outcome'
import './liabilities.scss'

interface Props {
  readonly published: LiabilitiesRoot
  readonly nextAt: number | null
}

/** The newest published snapshot: when, how many, the root, and what is owed in each currency. */
export const SnapshotCard = ({ published, nextAt }: Props) => {
  const { t } = useText()
  const { sequence, time, accounts, totals } = published
  return (
    <View>
      <Section title={t('proof.snapshot')} right={<Text className="text-3 sm">#{sequence}</Text>} />
      <View className="card">
        <KeyValue label={t('proof.time')}>
          {formatTime(time)} {formatZone(time)}
        </KeyValue>
        <KeyValue label={t('proof.accounts')}>{formatAmount(String(accounts), 0)}</KeyValue>
        <RootLine root={published.root} />
        {nextAt !== null && <KeyValue label={t('proof.next')}>{formatTime(nextAt)}</KeyValue>}
      </View>
      <Section title={t('proof.owed')} />
      <View className="card">
        {CURRENCIES.map((currency, i) => (
          <View key={currency.id} className="proof-total">
            <CoinIcon code={currency.code} size={24} />
            <Text className="grow">{currency.code}</Text>
            <Text className="body-m">{exactAmount(money(totals[i] ?? '0'), currency)}</Text>
          </View>
        ))}
      </View>
    </View>
  )
}

/** A root, short, with its whole length on the clipboard at a tap. */
const RootLine = ({ root }: { readonly root: string }) => {
  const { t } = useText()
  const copy = async (): Promise<void> => {
    const done = await copyText(root)
    showToast(done ? 'success' : 'error', t(done ? 'proof.rootCopied' : 'common.copyFailed'))
  }
  return (
    <KeyValue label={t('proof.root')}>
      <Tappable
        className="proof-root"
        label={`${shortHash(root)}, ${t('proof.copyRoot')}`}
        testId="root"
        onClick={() => void copy()}
      >
        <Text className="proof-hash">{shortHash(root)}</Text>
        <Icon name="copy" size={16} className="text-2" />
      </Tappable>
    </KeyValue>
  )
}

/** The snapshots before: each names the root of the one before it. */
export const EarlierCard = ({ roots }: { readonly roots: readonly LiabilitiesRoot[] }) => {
  const { t } = useText()
  if (roots.length === 0) return null
  return (
    <View>
      <Section title={t('proof.earlier')} />
      <View className="card">
        {roots.map(({ sequence, time, root }) => (
          <KeyValue key={sequence} label={`#${sequence} · ${formatTime(time)}`}>
            <Text className="proof-hash">{shortHash(root)}</Text>
          </KeyValue>
        ))}
      </View>
    </View>
  )
}
