import { View } from '@tarojs/components'
import { Button } from '@/components'
import { go, goLogin } from '@/features/shell'
import { useText } from '@/i18n'
import './home.scss'

/** What a visitor sees in place of a valuation. */
export const Welcome = () => {
  const { t } = useText()
  return (
    <View className="pad welcome">
      <View className="welcome__title">{t('home.welcome')}</View>
      <View className="text-2">{t('home.welcomeText')}</View>
      <View className="welcome__buttons">
        <Button onClick={() => go('/pages/reg')}>{t('home.create')}</Button>
        <Button kind="secondary" onClick={goLogin}>
          {t('common.login')}
        </Button>
      </View>
    </View>
  )
}
