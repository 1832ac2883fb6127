import { View } from '@tarojs/components'
import { useState } from 'react'
import { Button, Sheet } from '@/components'
import { useText } from '@/i18n'
import '@/i18n/areas/settings'
import { showToast } from '@/stores/toasts'
import { cacheSize, clearCache, sizeText } from './cache'
import { SettingRow } from './SettingRow'

/** How much the app keeps on this device, and the way to remove it: asked first, with what goes and what stays. */
export const CacheRow = () => {
  const { t } = useText()
  const [open, setOpen] = useState(false)
  const [size, setSize] = useState(cacheSize)
  const clear = (): void => {
    clearCache()
    setSize(cacheSize())
    setOpen(false)
    showToast('success', t('settings.cleared'))
  }
  const ask = (): void => {
    setSize(cacheSize())
    setOpen(true)
  }
  return (
    <>
      <SettingRow
        icon="trash"
        text={t('settings.cache')}
        note={sizeText(size)}
        testId="setting-cache"
        onClick={ask}
      />
      <Sheet open={open} title={t('settings.clearQuestion')} onClose={() => setOpen(false)}>
        <View className="setting-sheet">
          <View>{t('settings.clearGoes')}</View>
          <View className="text-2">{t('settings.clearStays')}</View>
          <Button kind="danger" testId="clear-cache" disabled={size === 0} onClick={clear}>
            {t('settings.clear', { size: sizeText(size) })}
          </Button>
          <Button kind="secondary" onClick={() => setOpen(false)}>
            {t('common.cancel')}
          </Button>
        </View>
      </Sheet>
    </>
  )
}
