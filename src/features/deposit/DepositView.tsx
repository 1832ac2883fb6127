import { View } from '@tarojs/components'
import { useState } from 'react'
import { AddressPanel } from './AddressPanel'
import { DepositForm } from './DepositForm'
import { DepositNotes, TestNetworkNote, TestSender } from './DepositNotes'
import { DepositRecords } from './DepositRecords'
import type { CurrencyInfo } from './form'
import type { Deposit } from './useDeposit'
import { useTestDeposit } from './useTestDeposit'
import './deposit.scss'

let views = 0

interface Props {
  readonly deposit: Deposit
  readonly infos: readonly CurrencyInfo[]
}

/** Money in: what and how much, where to send it, what came. */
export const DepositView = ({ deposit, infos }: Props) => {
  const [id] = useState(() => `deposit-${(views += 1)}`)
  const test = useTestDeposit(deposit)
  return (
    <View className="pad deposit">
      {deposit.simulated && <TestNetworkNote />}
      <DepositForm deposit={deposit} test={test} infos={infos} />
      <AddressPanel deposit={deposit} id={id} />
      {deposit.simulated && deposit.summary.network?.open && <TestSender test={test} />}
      <DepositNotes deposit={deposit} />
      <DepositRecords />
    </View>
  )
}
