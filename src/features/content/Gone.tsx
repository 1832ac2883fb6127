import { Button, Empty } from '@/components'
import { goBackTo } from '@/features/shell'
import { useText } from '@/i18n'

/** A text that is not there, and will not be when it is asked for again: the way to those that are. */
export const Gone = ({ list }: { readonly list: string }) => {
  const { t, problem } = useText()
  return (
    <Empty
      icon="search"
      title={problem({ code: 'NOT_FOUND' })}
      action={<Button onClick={() => goBackTo(list)}>{t('common.backToList')}</Button>}
    />
  )
}
