import { Text, View } from '@tarojs/components'
import { Button } from '@/components'
import { useText } from '@/i18n'
import '@/i18n/areas/access'
import { copyText } from '@/platform/clipboard'
import { canSaveText, saveText } from '@/platform/file'
import { showToast } from '@/stores/toasts'
import './access.scss'

interface Props {
  readonly codes: readonly string[]
  readonly onDone: () => void
}

/** Shown this once: to be copied, saved or written down. */
export const RecoveryCodes = ({ codes, onDone }: Props) => {
  const { t } = useText()
  const text = codes.join('\n')
  const copy = async (): Promise<void> => {
    const done = await copyText(text)
    showToast(done ? 'success' : 'error', t(done ? 'common.copied' : 'common.copyFailed'))
  }
  const save = async (): Promise<void> => {
    const file = `${t('access.fileTitle')}\n\n${text}\n`
    const done = await saveText('limelight-recovery-codes.txt', file, 'text/plain')
    if (!done) showToast('error', t('common.copyFailed'))
  }
  return (
    <View className="pad access">
      <View className="access__title">{t('access.codesTitle')}</View>
      <Text className="text-2">{t('access.codesText')}</Text>
      <View className="card access__codes" data-testid="recovery-codes">
        {codes.map((code) => (
          <Text key={code} className="access__code" selectable>
            {code}
          </Text>
        ))}
      </View>
      <View className="access__buttons">
        <Button kind="secondary" icon="copy" onClick={() => void copy()}>
          {t('access.copy')}
        </Button>
        {canSaveText && (
          <Button kind="secondary" icon="download" onClick={() => void save()}>
            {t('access.save')}
          </Button>
        )}
      </View>
      <Button testId="codes-kept" onClick={onDone}>
        {t('access.kept')}
      </Button>
    </View>
  )
}
