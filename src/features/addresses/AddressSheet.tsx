import { Text, View } from '@tarojs/components'
import { useEffect, useState } from 'react'
import { call, problemOf, useAction } from '@/api'
import { Button, Icon, KeyValue, Sheet } from '@/components'
import { useText } from '@/i18n'
import { formatTime } from '@/i18n/time'
import '@/i18n/areas/addresses'
import { copyText } from '@/platform/clipboard'
import { showToast } from '@/stores/toasts'
import { chainOf, type Address } from './address'
import { AddressText } from './AddressText'
import './addresses.scss'

interface Props {
  /** Null closes the sheet. */
  readonly address: Address | null
  readonly onClose: () => void
  readonly onRemoved: () => void
}

/** One address in full, to copy or to remove. */
export const AddressSheet = ({ address, onClose, onRemoved }: Props) => (
  <Sheet open={address !== null} title={address?.label ?? ''} onClose={onClose}>
    {address && <Details address={address} onRemoved={onRemoved} />}
  </Sheet>
)

const Details = ({ address, onRemoved }: { readonly address: Address; readonly onRemoved: () => void }) => {
  const { t } = useText()
  const [asking, setAsking] = useState(false)
  const { busy, remove } = useRemove(address.id, onRemoved)
  useEffect(() => setAsking(false), [address.id])
  return (
    <View className="address-sheet">
      <AddressText address={address.address} />
      <View>
        <KeyValue label={t('addresses.coinAndNetwork')}>{chainOf(address)}</KeyValue>
        <KeyValue label={t('addresses.addedAt')}>{formatTime(address.createdAt)}</KeyValue>
        {address.heldUntil !== null && (
          <KeyValue label={t('addresses.usableFrom')}>{formatTime(address.heldUntil)}</KeyValue>
        )}
      </View>
      {asking && (
        <View className="address-sheet__warning">
          <Icon name="alert" size={20} />
          <Text className="grow">{t('addresses.removeText')}</Text>
        </View>
      )}
      {asking ? (
        <View className="address-sheet__buttons">
          <Button kind="secondary" onClick={() => setAsking(false)}>
            {t('common.back')}
          </Button>
          <Button kind="danger" testId="confirm-remove" busy={busy} onClick={() => void remove()}>
            {t('addresses.remove')}
          </Button>
        </View>
      ) : (
        <View className="address-sheet__buttons">
          <Copy text={address.address} />
          <Button kind="quiet" testId="remove" onClick={() => setAsking(true)}>
            {t('addresses.remove')}
          </Button>
        </View>
      )}
    </View>
  )
}

const Copy = ({ text }: { readonly text: string }) => {
  const { t } = useText()
  const copy = async (): Promise<void> => {
    const done = await copyText(text)
    showToast(done ? 'success' : 'error', t(done ? 'common.copied' : 'common.copyFailed'))
  }
  return (
    <Button kind="secondary" icon="copy" onClick={() => void copy()}>
      {t('addresses.copy')}
    </Button>
  )
}

const useRemove = (id: string, removed: () => void) => {
  const { t, problem } = useText()
  const { busy, run } = useAction()
  const remove = async (): Promise<void> => {
    try {
      if (!(await run(id, () => call('ext.removeAddress', { id })))) return
      showToast('success', t('addresses.removed'))
      removed()
    } catch (error) {
      showToast('error', problem(problemOf(error)))
    }
  }
  return { busy, remove }
}
