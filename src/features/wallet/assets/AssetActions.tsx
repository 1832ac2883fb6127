import { View } from '@tarojs/components'
import type { AccountTypeId } from '@core/domain'
import { Button } from '@/components'
import { go } from '@/features/shell'
import { useText } from '@/i18n'
import { assetWays } from './ways'
import './assets.scss'

/** What can be done with funds; the chosen account is where a transfer begins. */
export const AssetActions = ({ account }: { readonly account: AccountTypeId }) => {
  const { t } = useText()
  return (
    <View className="asset-actions">
      {assetWays(account).map(({ id, icon, text, url }, i) => (
        <Button
          key={id}
          kind={i === 0 ? 'primary' : 'secondary'}
          icon={icon}
          testId={id}
          onClick={() => go(url)}
        >
          {t(text)}
        </Button>
      ))}
    </View>
  )
}
