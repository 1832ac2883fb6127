import { Text, View } from '@tarojs/components'
import { useState } from 'react'
import { formatAmount } from '@core/money'
import { Icon, PickSheet } from '@/components'
import { useText } from '@/i18n'
import '@/i18n/areas/options'
import { Tappable } from '@/platform/tap'
import { useAccount } from '@/stores/balances'
import type { Area } from '../areas'
import { accountText } from '../words'

type AccountType = Area['accountTypes'][number]

interface Props {
  readonly offered: readonly AccountType[]
  readonly value: AccountType
  readonly onChange: (accountType: AccountType) => void
}

/** Which account pays the stake and gets the payout, with what it has; a choice where the area offers several. */
export const AccountChoice = ({ offered, value, onChange }: Props) => {
  const { t } = useText()
  const [open, setOpen] = useState(false)
  const name = accountText(value)
  const balance = (
    <>
      <Text className="ticket__available">
        <Available accountType={value} />
      </Text>
      <Text>USDT</Text>
    </>
  )
  if (offered.length < 2)
    return (
      <Text className="row gap-1">
        {name} {balance}
      </Text>
    )
  return (
    <View className="row gap-1">
      <Tappable
        className="row gap-1 ticket__account"
        testId="choose-account"
        label={`${t('options.chooseAccount')}: ${name}`}
        onClick={() => setOpen(true)}
      >
        <Text>{name}</Text>
        <Icon name="chevron" size={14} />
      </Tappable>
      {balance}
      <PickSheet
        open={open}
        title={t('options.chooseAccount')}
        value={value}
        onPick={onChange}
        onClose={() => setOpen(false)}
        options={offered.map((accountType) => ({
          value: accountType,
          text: (
            <>
              <Text className="grow">{accountText(accountType)}</Text>
              <Text className="text-2 body-m">
                <Available accountType={accountType} /> USDT
              </Text>
            </>
          ),
        }))}
      />
    </View>
  )
}

const Available = ({ accountType }: { readonly accountType: AccountType }) => {
  const account = useAccount(accountType, 'balance_usdt')
  return <>{account ? formatAmount(account.available) : '—'}</>
}
