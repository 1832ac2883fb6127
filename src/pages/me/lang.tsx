import { View } from '@tarojs/components'
import { LANGUAGES } from '@core/domain'
import { Icon } from '@/components'
import '@/features/profile/profile.scss'
import { Page, pickLanguage } from '@/features/shell'
import { useText } from '@/i18n'
import '@/i18n/areas/me'
import { Tappable } from '@/platform/tap'

export default function Language() {
  const { t, lang } = useText()
  return (
    <Page title={t('me.language')}>
      <View className="pad">
        <View className="card entries">
          {LANGUAGES.map(({ code, name }) => (
            <Tappable
              key={code}
              role="radio"
              on={code === lang}
              className="entries__row"
              onClick={() => pickLanguage(code)}
            >
              <View className="grow">{name}</View>
              {code === lang && <Icon name="check" size={20} className="text-lime" />}
            </Tappable>
          ))}
        </View>
      </View>
    </Page>
  )
}
