import { Text, View } from '@tarojs/components'
import { networkById, networksOf } from '@core/domain'
import { Chips, Field, FieldError } from '@/components'
import { ScanButton } from '@/features/scan/ScanButton'
import { useText } from '@/i18n'
import '@/i18n/areas/addresses'
import { AddressText } from './AddressText'
import { shownAddress } from './form'
import { useScannedAddress } from './useScannedAddress'
import type { AddAddress } from './useAddAddress'
import './addresses.scss'

type Part = Pick<AddAddress, 'form'>

export const NetworkPick = ({ form: { state, errors, change } }: Part) => {
  const { t, problem } = useText()
  return (
    <View>
      <View className="between address-form__label">
        <Text>{t('addresses.network')}</Text>
        <Text className="text-3">{t('addresses.networkHint')}</Text>
      </View>
      <Chips
        label={t('addresses.network')}
        choices={networksOf(state.currencyId).map(({ id, name, standard }) => ({
          value: id,
          text: standard,
          second: name,
        }))}
        value={state.network || null}
        onChange={(network) => change({ network })}
      />
      {errors.network && <FieldError text={problem(errors.network)} />}
    </View>
  )
}

export const AddressInput = ({ form: { state, errors, change, leave } }: Part) => {
  const { t, problem } = useText()
  const take = useScannedAddress(state, change)
  const network = networkById(state.network)?.name
  const shown = shownAddress(state)
  return (
    <View>
      <Field
        label={t('addresses.address')}
        showLabel
        placeholder={network ? t('addresses.addressHintOf', { network }) : t('addresses.addressHint')}
        maxLength={128}
        after={<ScanButton label={t('addresses.address')} onText={take} />}
        value={state.address}
        error={errors.address && problem(errors.address)}
        onChange={(address) => change({ address })}
        onBlur={() => state.address && leave('address')}
      />
      {shown !== '' && !errors.address && (
        <View className="address-form__preview">
          <AddressText address={shown} />
        </View>
      )}
    </View>
  )
}

export const LabelInput = ({ form: { state, errors, change, leave } }: Part) => {
  const { t, problem } = useText()
  return (
    <Field
      label={t('addresses.label')}
      showLabel
      placeholder={t('addresses.labelHint')}
      maxLength={60}
      value={state.label}
      error={errors.label && problem(errors.label)}
      onChange={(label) => change({ label })}
      onBlur={() => state.label && leave('label')}
    />
  )
}
