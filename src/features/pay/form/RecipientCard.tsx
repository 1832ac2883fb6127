import { Text, View } from '@tarojs/components'
import { useText } from '@/i18n'
import '@/i18n/areas/pay'
import { Tappable } from '@/platform/tap'
import type { Found } from './state'
import './pay.scss'

interface Props {
  readonly found: Found
  readonly onChange: () => void
}

/** First letter of a name, as a picture; names may begin with a character outside the basic plane. */
const initialOf = (name: string): string => (Array.from(name)[0] ?? '').toUpperCase()

/** The person whom the look-up found: is it the one who was meant? */
export const RecipientCard = ({ found, onChange }: Props) => {
  const { t } = useText()
  return (
    <View>
      <View className="pay-person" ariaRole="status">
        <View className="pay-person__disc">{initialOf(found.nickname)}</View>
        <View className="grow">
          <View className="pay-person__name">{found.nickname}</View>
          <Text className="pay-person__contact">{found.contact}</Text>
        </View>
        <Tappable className="pay-person__change" testId="change-recipient" onClick={onChange}>
          {t('pay.change')}
        </Tappable>
      </View>
      <View className="pay-note">
        <View>{t('pay.found')}</View>
        <View>{t('pay.lookupsLeft', { count: found.lookupsLeft })}</View>
      </View>
    </View>
  )
}
