import { Text, View } from '@tarojs/components'
import { addressGroups } from './groups'
import './addresses.scss'

interface Props {
  readonly address: string
  /** Marks where this address differs from another. */
  readonly other?: string
}

/** A whole address in groups of four. */
export const AddressText = ({ address, other }: Props) => (
  <View className="address-text" ariaLabel={address}>
    {addressGroups(address, other).map(({ text, differs }, i) => (
      <Text key={i} className={`address-text__group${differs ? ' address-text__group--differs' : ''}`}>
        {text}
      </Text>
    ))}
  </View>
)
