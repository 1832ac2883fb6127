import { Text, View } from '@tarojs/components'
import { Icon } from '@/components'
import { useText } from '@/i18n'
import '@/i18n/areas/withdraw'
import '../withdraw.scss'

/** What comes next. @param seconds the demo's review; null when a person looks at it */
export const ReviewNote = ({ seconds }: { readonly seconds: number | null }) => {
  const { t } = useText()
  return (
    <View className="withdraw-note">
      <Icon name="shield" size={20} />
      <Text className="grow">
        {seconds === null ? t('withdraw.reviewNote') : t('withdraw.reviewDemo', { seconds })}
      </Text>
    </View>
  )
}
