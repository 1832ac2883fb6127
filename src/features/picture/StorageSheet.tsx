import { Text, View } from '@tarojs/components'
import { Button, Icon, Sheet } from '@/components'
import { useText } from '@/i18n'
import '@/i18n/areas/picture'
import './picture.scss'
import type { SavePicture } from './useSavePicture'

/** The user lets the app store no pictures: why it asks, and the way to the client's settings. */
export const StorageSheet = ({ picture }: { readonly picture: SavePicture }) => {
  const { t, problem } = useText()
  return (
    <Sheet open={picture.denied} title={t('picture.storageTitle')} onClose={picture.dismiss}>
      <View className="storage-denied">
        <Icon name="alert" size={20} />
        <Text className="grow">{problem({ code: 'STORAGE_DENIED' })}</Text>
      </View>
      <Button testId="open-settings" onClick={() => void picture.openSettings()}>
        {t('picture.openSettings')}
      </Button>
    </Sheet>
  )
}
