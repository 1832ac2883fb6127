import { Text } from '@tarojs/components'
import { useText } from '@/i18n'
import { copyText } from '@/platform/clipboard'
import { Tappable } from '@/platform/tap'
import { showToast } from '@/stores/toasts'
import { Icon } from '../Icon'
import './copy-row.scss'

interface Props {
  readonly label: string
  readonly text: string
}

/** A text that is too long to type, in full: a tap copies it. */
export const CopyRow = ({ label, text }: Props) => {
  const { t } = useText()
  const copy = async (): Promise<void> => {
    const done = await copyText(text)
    showToast(done ? 'success' : 'error', t(done ? 'common.copied' : 'common.copyFailed'))
  }
  return (
    <Tappable className="copy-row" label={t('common.copyWhat', { what: label })} onClick={() => void copy()}>
      <Text className="copy-row__label">{label}</Text>
      <Text className="copy-row__text">{text}</Text>
      <Icon name="copy" size={16} className="text-3" />
    </Tappable>
  )
}
