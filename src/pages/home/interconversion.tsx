import { useRouter } from '@tarojs/taro'
import { PayView } from '@/features/pay/PayView'
import { useText } from '@/i18n'
import '@/i18n/areas/pay'

/** Send to a user or a partner; `kind` in the address chooses which. */
export default function InterconversionPage() {
  const { t } = useText()
  const { params } = useRouter<{ kind?: string }>()
  return (
    <PayView title={t('pay.titleThird')} withPartners kind={params.kind === 'partner' ? 'partner' : 'user'} />
  )
}
