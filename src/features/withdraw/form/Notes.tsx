import { Text, View } from '@tarojs/components'
import { Button, Icon } from '@/components'
import { go } from '@/features/shell'
import { useText } from '@/i18n'
import '../withdraw.scss'

/** For those whose identity must be approved first. */
export const IdentityNote = () => {
  const { t } = useText()
  return (
    <View className="withdraw-guide" ariaRole="note">
      <Icon name="shield" size={20} />
      <View className="grow">
        <View className="withdraw-guide__title">{t('withdraw.identityTitle')}</View>
        <Text>{t('withdraw.identityText')}</Text>
        <Button small kind="secondary" onClick={() => go('/pages/real/index')}>
          {t('withdraw.verify')}
        </Button>
      </View>
    </View>
  )
}

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
