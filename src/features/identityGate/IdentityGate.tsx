import { Text, View } from '@tarojs/components'
import { Button, Icon, Sheet } from '@/components'
import { go } from '@/features/shell'
import { useText } from '@/i18n'
import '@/i18n/areas/gate'
import { useUserInfo } from '@/stores/session'
import type { GatedAction, IdentityGate as Gate } from './useIdentityGate'
import './gate.scss'

const REAL = '/pages/real/index'

/** Something was sent already: it waits, or was turned down. */
const useSentState = (): 'pending' | 'rejected' | null => {
  const state = useUserInfo()?.realnameState
  return state === 'pending' || state === 'rejected' ? state : null
}

/** The sheet: what is asked for, where it is done. */
export const IdentityGate = ({ gate }: { readonly gate: Gate }) => {
  const { t } = useText()
  const sent = useSentState()
  const leave = (): void => {
    gate.close()
    go(REAL)
  }
  return (
    <Sheet open={gate.open} title={t('gate.title')} onClose={gate.close}>
      <View className="identity-gate">
        <View className="identity-gate__disc">
          <Icon name={sent === 'pending' ? 'clock' : 'shield'} />
        </View>
        <Text>{t(`gate.text_${gate.action}`)}</Text>
        {sent && <Text className="text-2">{t(`gate.${sent}`)}</Text>}
        <Text className="cap text-3">{t('gate.kept')}</Text>
        <View className="identity-gate__buttons">
          <Button kind="secondary" onClick={gate.close}>
            {t('gate.later')}
          </Button>
          <Button testId="gate-verify" onClick={leave}>
            {t(sent ? 'gate.see' : 'gate.verify')}
          </Button>
        </View>
      </View>
    </Sheet>
  )
}

/** Says it on the screen itself, before anybody fills anything in. */
export const IdentityNote = ({ action }: { readonly action: GatedAction }) => {
  const { t } = useText()
  const sent = useSentState()
  return (
    <View className="identity-note" ariaRole="note">
      <Icon name="shield" size={20} />
      <View className="grow">
        <View className="identity-note__title">{t('gate.noteTitle')}</View>
        <Text>{t(sent ? `gate.${sent}` : `gate.text_${action}`)}</Text>
        <Button small kind="secondary" testId="verify" onClick={() => go(REAL)}>
          {t(sent ? 'gate.see' : 'gate.verify')}
        </Button>
      </View>
    </View>
  )
}
