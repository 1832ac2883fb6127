import { Text, View } from '@tarojs/components'
import { useState } from 'react'
import type { ResponseOf } from '@core/contract/schemas'
import { call, problemOf, useAction, useCall } from '@/api'
import { Button, Problem, Sheet, Skeleton, Tag } from '@/components'
import { useText } from '@/i18n'
import '@/i18n/areas/access'
import { formatTime } from '@/i18n/time'
import { showToast } from '@/stores/toasts'
import { placeName } from './place'
import './access.scss'

type Device = ResponseOf<'ext.devices'>[number]
/** One device, or all others. */
type Target = Device | 'others'

/** Where the account is signed in; each other device can be signed out. */
export const DevicesView = () => {
  const { t } = useText()
  const { data, problem, reload } = useCall('ext.devices', {})
  const [target, setTarget] = useState<Target | null>(null)
  if (!data) return problem ? <Problem problem={problem} onRetry={() => void reload()} /> : <Skeleton />
  const done = (): void => {
    setTarget(null)
    void reload()
  }
  return (
    <View className="pad access">
      <Text className="text-2">{t('access.devicesText')}</Text>
      <View className="card access__list">
        {data.map((device) => (
          <DeviceRow key={device.id} device={device} onSignOut={() => setTarget(device)} />
        ))}
      </View>
      {data.length > 1 && (
        <Button kind="danger" testId="sign-out-others" onClick={() => setTarget('others')}>
          {t('access.signOutOthers')}
        </Button>
      )}
      <SignOutSheet target={target} onClose={() => setTarget(null)} onDone={done} />
    </View>
  )
}

const DeviceRow = ({ device, onSignOut }: { readonly device: Device; readonly onSignOut: () => void }) => {
  const { t } = useText()
  const name = placeName(device) || t('access.unknownDevice')
  return (
    <View className="access__row" data-testid="device">
      <View className="grow">
        <View>{name}</View>
        <View className="cap text-3">{t('access.lastUsed', { time: formatTime(device.usedAt) })}</View>
        <View className="cap text-3">{t('access.ip', { ip: device.ip })}</View>
      </View>
      {device.current ? (
        <Tag kind="lime">{t('access.thisDevice')}</Tag>
      ) : (
        <Button kind="secondary" small label={t('access.signOutOf', { device: name })} onClick={onSignOut}>
          {t('access.signOut')}
        </Button>
      )}
    </View>
  )
}

interface SheetProps {
  readonly target: Target | null
  readonly onClose: () => void
  readonly onDone: () => void
}

const SignOutSheet = ({ target, onClose, onDone }: SheetProps) => {
  const { t, problem } = useText()
  const { busy, run } = useAction()
  const all = target === 'others'
  const signOut = async (which: Target): Promise<void> => {
    try {
      const request = which === 'others' ? {} : { id: which.id }
      const ended = await run(request, () => call('ext.signOutDevices', request))
      if (ended) showToast('success', t('access.signedOut'))
    } catch (error) {
      showToast('error', problem(problemOf(error)))
    }
    onDone()
  }
  return (
    <Sheet
      open={target !== null}
      title={t(all ? 'access.signOutOthers' : 'access.signOutTitle')}
      onClose={onClose}
    >
      <Text className="text-2">{t(all ? 'access.othersText' : 'access.signOutText')}</Text>
      <View className="access__buttons">
        <Button kind="secondary" onClick={onClose}>
          {t('common.cancel')}
        </Button>
        <Button
          kind="danger"
          testId="sign-out-confirm"
          busy={busy}
          onClick={() => target && void signOut(target)}
        >
          {t('access.signOut')}
        </Button>
      </View>
    </Sheet>
  )
}
