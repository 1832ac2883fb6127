import { Text, View } from '@tarojs/components'
import { Button, Icon } from '@/components'
import { OwnCodeField } from '@/features/session/code/OwnCodeField'
import { isFine } from '@/features/session/forms/errors'
import { FormProblem } from '@/features/session/parts/FormProblem'
import { CurrencyPick } from '@/features/wallet/transfer/CurrencyPick'
import { useText } from '@/i18n'
import '@/i18n/areas/addresses'
import { AddressInput, LabelInput, NetworkPick } from './AddressInputs'
import { chooseCurrency, shownAddress, type AddressState } from './form'
import { TwinSheet } from './TwinSheet'
import { useAddAddress } from './useAddAddress'
import './addresses.scss'

interface Props {
  readonly initial: AddressState
  readonly onDone: () => void
}

/** Bind an address: coin, network, address, name, code. */
export const AddressForm = ({ initial, onDone }: Props) => {
  const { t } = useText()
  const adding = useAddAddress(initial, onDone)
  const { form, code, busy, problem } = adding
  const { state, errors, change, leave } = form
  return (
    <View className="pad address-form">
      <CurrencyPick
        value={state.currencyId}
        noteOf={() => ''}
        onPick={(id) => change(chooseCurrency(state, id))}
      />
      <NetworkPick form={form} />
      <AddressInput form={form} />
      <LabelInput form={form} />
      <OwnCodeField
        code={code}
        value={state.code}
        error={errors.code}
        onChange={(text) => change({ code: text })}
        onBlur={() => leave('code')}
      />
      <HoldNote />
      {problem && <FormProblem problem={problem} />}
      <Button testId="submit" busy={busy} disabled={!isFine(errors)} onClick={() => void adding.submit()}>
        {t(busy ? 'addresses.binding' : 'addresses.bind')}
      </Button>
      <TwinSheet
        twin={adding.twin}
        address={shownAddress(state)}
        onConfirm={() => void adding.confirm()}
        onClose={adding.forgetTwin}
      />
    </View>
  )
}

const HoldNote = () => {
  const { t } = useText()
  return (
    <View className="address-form__note">
      <Icon name="shield" size={20} />
      <Text className="grow">{t('addresses.holdNote')}</Text>
    </View>
  )
}
