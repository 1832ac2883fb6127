import { Text, View } from '@tarojs/components'
import { useState } from 'react'
import { ACCOUNT_TYPES, accountTypeById, type AccountTypeId } from '@core/domain'
import { Icon, PickSheet } from '@/components'
import { useText } from '@/i18n'
import { Tappable } from '@/platform/tap'
import type { TransferState } from './form'
import './transfer.scss'

interface Props {
  readonly state: TransferState
  /** What an account has available in the chosen currency. */
  readonly noteOf: (type: AccountTypeId) => string
  readonly onChoose: (side: 'from' | 'to', type: AccountTypeId) => void
  readonly onSwap: () => void
}

/** From and to, with a button that turns the direction round. */
export const AccountPair = ({ state, noteOf, onChoose, onSwap }: Props) => {
  const { t } = useText()
  const [side, setSide] = useState<'from' | 'to' | null>(null)
  return (
    <View className="account-pair">
      <View className="grow">
        <Side label={t('assets.from')} type={state.from} testId="from" onTap={() => setSide('from')} />
        <View className="account-pair__line" />
        <Side label={t('assets.to')} type={state.to} testId="to" onTap={() => setSide('to')} />
      </View>
      <Tappable className="account-pair__turn" label={t('assets.swap')} testId="swap" onClick={onSwap}>
        <Icon name="transfer" size={20} />
      </Tappable>
      <PickSheet
        open={side !== null}
        title={t(side === 'to' ? 'assets.chooseTo' : 'assets.chooseFrom')}
        options={ACCOUNT_TYPES.map(({ id, code }) => ({
          value: id,
          text: t(`assets.account_${code}`),
          note: noteOf(id),
        }))}
        value={side ? state[side] : null}
        onPick={(type) => side && onChoose(side, type)}
        onClose={() => setSide(null)}
      />
    </View>
  )
}

interface SideProps {
  readonly label: string
  readonly type: AccountTypeId
  readonly testId: string
  readonly onTap: () => void
}

const Side = ({ label, type, testId, onTap }: SideProps) => {
  const { t } = useText()
  const code = accountTypeById(type)?.code ?? 'wallet'
  return (
    <Tappable className="account-pair__side" testId={testId} onClick={onTap}>
      <Text className="account-pair__label">{label}</Text>
      <Text className="account-pair__name">{t(`assets.account_${code}`)}</Text>
      <Icon name="chevron" size={16} className="text-3" />
    </Tappable>
  )
}
