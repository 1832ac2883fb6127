import { SwapScreenView } from '@/features/swap/SwapScreenView'
import { useText } from '@/i18n'
import '@/i18n/areas/swap'

/** Flash exchange of any two coins; `tab=records` opens the records. */
export default function SwapPage() {
  const { t } = useText()
  return <SwapScreenView screen="swap" title={t('swap.title')} />
}
