import { Text, View } from '@tarojs/components'
import { Button, Icon, Sheet } from '@/components'
import { useText } from '@/i18n'
import '@/i18n/areas/addresses'
import { AddressText } from './AddressText'
import type { Twin } from './useAddAddress'
import './addresses.scss'

interface Props {
  readonly twin: Twin | null
  readonly address: string
  readonly onConfirm: () => void
  readonly onClose: () => void
}

/** Both addresses one above the other, with what differs marked, before a look-alike is bound. */
export const TwinSheet = ({ twin, address, onConfirm, onClose }: Props) => {
  const { t } = useText()
  return (
    <Sheet open={twin !== null} title={t('addresses.twinTitle')} onClose={onClose}>
      {twin && (
        <View className="address-sheet">
          <Text className="text-2">{t('addresses.twinText')}</Text>
          <View>
            <View className="address-sheet__label">{t('addresses.twinKnown', { label: twin.label })}</View>
            <AddressText address={twin.address} other={address} />
          </View>
          <View>
            <View className="address-sheet__label">{t('addresses.twinNew')}</View>
            <AddressText address={address} other={twin.address} />
          </View>
          <View className="address-sheet__warning">
            <Icon name="alert" size={20} />
            <Text className="grow">{t('addresses.twinWarning')}</Text>
          </View>
          <View className="address-sheet__buttons">
            <Button kind="secondary" onClick={onClose}>
              {t('common.back')}
            </Button>
            <Button kind="quiet" testId="confirm-twin" onClick={onConfirm}>
              {t('addresses.twinConfirm')}
            </Button>
          </View>
        </View>
      )}
    </Sheet>
  )
}
