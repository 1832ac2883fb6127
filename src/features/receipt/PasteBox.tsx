import { View } from '@tarojs/components'
import { useState } from 'react'
import { RECEIPT_LIMIT } from '@core/domain/receipts'
import { Button } from '@/components'
import { Section } from '@/features/shell'
import { useText } from '@/i18n'
import '@/i18n/areas/receipt'
import { TextArea } from '@/platform/textarea'

/** Takes the text of a receipt that somebody passed on. */
export const PasteBox = ({ onCheck }: { readonly onCheck: (text: string) => void }) => {
  const { t } = useText()
  const [text, setText] = useState('')
  return (
    <View>
      <Section title={t('receipt.other')} />
      <View className="text-2">{t('receipt.otherText')}</View>
      <TextArea
        className="receipt-paste"
        value={text}
        maxLength={RECEIPT_LIMIT}
        placeholder={t('receipt.paste')}
        label={t('receipt.paste')}
        onChange={setText}
      />
      <Button
        kind="secondary"
        className="receipt-check-button"
        testId="check"
        disabled={text.trim() === ''}
        onClick={() => onCheck(text)}
      >
        {t('receipt.check')}
      </Button>
    </View>
  )
}
