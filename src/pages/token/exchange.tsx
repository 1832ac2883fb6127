import { SwapScreenView } from '@/features/swap/SwapScreenView'
import { useText } from '@/i18n'
import '@/i18n/areas/token'

/** Instant exchange into the platform's token, and out of it. */
export default function TokenExchangePage() {
  const { t } = useText()
  return <SwapScreenView screen="token" title={t('token.exchangeTitle')} />
}
