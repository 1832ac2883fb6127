import { Text, View } from '@tarojs/components'
import { useState } from 'react'
import { Button, Empty } from '@/components'
import { useText } from '@/i18n'
import '@/i18n/areas/scanner'
import { useScan } from './useScan'
import './scan.scss'

/** Where the client has a scanner: this screen only opens it. */
export const OwnScanner = () => {
  const { t } = useText()
  const [text, setText] = useState<string | null>(null)
  const scan = useScan(setText)
  return (
    <View className="pad scan">
      <Empty
        icon="scan"
        title={t('scanner.title')}
        action={<Button onClick={scan}>{t('scanner.start')}</Button>}
      />
      {text !== null && (
        <View className="card scan__text">
          <View className="cap text-3">{t('scanner.found')}</View>
          <Text selectable>{text}</Text>
        </View>
      )}
    </View>
  )
}
