import { Text, View } from '@tarojs/components'
import { receiptFile } from '@core/domain/receipts'
import { Button, Icon, type IconName } from '@/components'
import { useText, type TextKey } from '@/i18n'
import '@/i18n/areas/receipt'
import { copyText } from '@/platform/clipboard'
import { canSaveText, saveText } from '@/platform/file'
import { canShareText, shareText } from '@/platform/share'
import { showToast } from '@/stores/toasts'
import { fileName, type Checked } from './useReceipt'

interface Props {
  readonly checked: Checked
  readonly keyUnread: boolean
  readonly onRetry: () => void
}

interface Judgement {
  readonly look: 'right' | 'wrong' | 'open'
  readonly icon: IconName
  readonly title: TextKey
  readonly text: TextKey
}

const judgementOf = ({ result: { key, checks, sound } }: Checked, keyUnread: boolean): Judgement => {
  if (sound) return { look: 'right', icon: 'check', title: 'receipt.sound', text: 'receipt.soundText' }
  if (!key) {
    const text = keyUnread ? 'receipt.unreadKeyText' : 'receipt.unknownKeyText'
    return { look: 'open', icon: 'alert', title: 'receipt.unknownKey', text }
  }
  const signed = checks.every(({ check, holds }) => holds || (check !== 'key' && check !== 'signature'))
  const text = signed ? 'receipt.rulesText' : 'receipt.forgedText'
  return { look: 'wrong', icon: 'alert', title: 'receipt.wrong', text }
}

/** Green or red, in one sentence what that means, and the ways to keep the receipt. */
export const Verdict = ({ checked, keyUnread, onRetry }: Props) => {
  const { t } = useText()
  const { look, icon, title, text } = judgementOf(checked, keyUnread)
  const { checks } = checked.result
  return (
    <View className="card receipt-card" ariaRole="status">
      <View className={`receipt-verdict receipt-verdict--${look}`}>
        <Icon name={icon} size={24} />
        <Text className="grow">{t(title)}</Text>
      </View>
      <Text className="text-2">{t(text, { count: checks.length, key: checked.signed.receipt.key })}</Text>
      {look === 'open' && keyUnread && (
        <Button kind="secondary" small onClick={onRetry}>
          {t('common.retry')}
        </Button>
      )}
      <Keep checked={checked} />
    </View>
  )
}

/** Save, copy, share: as the device allows. */
const Keep = ({ checked: { signed, result } }: { readonly checked: Checked }) => {
  const { t } = useText()
  const text = receiptFile(signed, result.key?.publicKey)
  const say = (done: boolean, yes: TextKey, no: TextKey): void =>
    showToast(done ? 'success' : 'error', t(done ? yes : no))
  const copy = async (): Promise<void> => say(await copyText(text), 'receipt.copied', 'common.copyFailed')
  const share = async (): Promise<void> => {
    if (!(await shareText(t('receipt.title'), text))) showToast('error', t('receipt.shareFailed'))
  }
  const save = async (): Promise<void> =>
    say(await saveText(fileName(signed), text), 'receipt.saved', 'common.copyFailed')
  return (
    <View className="receipt-keep">
      {canSaveText && (
        <Button kind="secondary" small icon="download" testId="save" onClick={() => void save()}>
          {t('receipt.save')}
        </Button>
      )}
      <Button kind="secondary" small icon="copy" testId="copy" onClick={() => void copy()}>
        {t('receipt.copy')}
      </Button>
      {canShareText() && (
        <Button kind="secondary" small icon="share" testId="share" onClick={() => void share()}>
          {t('receipt.share')}
        </Button>
      )}
    </View>
  )
}
