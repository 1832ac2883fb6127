import { Text, View } from '@tarojs/components'
import { useState } from 'react'
import type { RequestOf } from '@core/contract/schemas'
import { callFile, problemOf, useAction } from '@/api'
import { Button, Sheet } from '@/components'
import { HeaderIcon } from '@/features/shell'
import { useText } from '@/i18n'
import { formatDate } from '@/i18n/time'
import { copyText } from '@/platform/clipboard'
import { canSaveText, saveText } from '@/platform/file'
import { showToast } from '@/stores/toasts'
import './funds.scss'

/** What a spreadsheet needs in front to read a text as UTF-8. */
const BOM = '\uFEFF'

interface Props {
  readonly request: RequestOf<'ext.fundsExport'>
  readonly filtered: boolean
}

/** Entries as a CSV file, by the filters chosen; where no file can be kept, the text is copied. */
export const ExportButton = ({ request, filtered }: Props) => {
  const { t, problem } = useText()
  const [open, setOpen] = useState(false)
  const { busy, run } = useAction()
  const hand = (text: string): Promise<boolean> =>
    canSaveText ? saveText(`funds-${formatDate(Date.now())}.csv`, BOM + text, 'text/csv') : copyText(text)
  const save = async (): Promise<void> => {
    try {
      const text = await run(request, () => callFile('ext.fundsExport', request))
      if (text === undefined) return
      const done = await hand(text)
      if (!done) return showToast('error', t('assets.exportFailed'))
      setOpen(false)
      showToast('success', t(canSaveText ? 'assets.exportSaved' : 'assets.exportCopied'))
    } catch (error) {
      showToast('error', problem(problemOf(error)))
    }
  }
  return (
    <>
      <HeaderIcon name="download" label={t('assets.export')} onClick={() => setOpen(true)} />
      <Sheet open={open} title={t('assets.export')} onClose={() => setOpen(false)}>
        <View className="export">
          <Text>{t(filtered ? 'assets.exportFiltered' : 'assets.exportAll')}</Text>
          <Text className="text-2">{t('assets.exportLimit')}</Text>
        </View>
        <Button className="funds__wide" busy={busy} onClick={() => void save()} testId="export">
          {t(canSaveText ? 'assets.exportSave' : 'assets.exportCopy')}
        </Button>
      </Sheet>
    </>
  )
}
