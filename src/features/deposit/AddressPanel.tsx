import { Text, View } from '@tarojs/components'
import { useCallback } from 'react'
import { currency } from '@core/domain'
import { Button, Empty, Problem, Skeleton } from '@/components'
import { drawCode } from '@/features/picture/qr'
import { StillCanvas } from '@/features/picture/StillCanvas'
import { StorageSheet } from '@/features/picture/StorageSheet'
import { useSavePicture } from '@/features/picture/useSavePicture'
import { useText } from '@/i18n'
import '@/i18n/areas/deposit'
import { copyText } from '@/platform/clipboard'
import type { Surface } from '@/platform/canvas'
import { showToast } from '@/stores/toasts'
import { drawPicture, PICTURE } from './picture'
import { paymentUri, type DepositTarget } from './uri'
import type { Deposit } from './useDeposit'

interface Props {
  readonly deposit: Deposit
  /** Names this page's canvases. */
  readonly id: string
}

/** Where to send it, or what is missing until that can be shown. */
export const AddressPanel = ({ deposit, id }: Props) => {
  const { t } = useText()
  const { summary, target, targetProblem } = deposit
  if (summary.network && !summary.network.open) {
    const text = t('deposit.closedText', { network: summary.network.name })
    return <Empty icon="clock" title={t('deposit.closedTitle')} text={text} />
  }
  if (!summary.amount)
    return (
      <View className="deposit-panel deposit-panel--locked">
        <Empty icon="scan" title={t('deposit.enterAmount')} text={t('deposit.enterAmountText')} />
      </View>
    )
  if (target) {
    const code = paymentUri(target, summary.amount)
    return <Address key={code} target={target} code={code} network={summary.network?.name ?? ''} id={id} />
  }
  if (targetProblem) return <Problem problem={targetProblem} onRetry={() => void deposit.reload()} />
  return <Skeleton />
}

interface AddressProps {
  readonly target: DepositTarget
  readonly code: string
  readonly network: string
  readonly id: string
}

const Address = ({ target, code, network, id }: AddressProps) => {
  const { t } = useText()
  const coin = currency(target.currencyId as Parameters<typeof currency>[0]).code
  const { address } = target
  const draw = useCallback(
    ({ context, width, dpr }: Surface) => drawCode(context, code, { x: 0, y: 0, size: width, dpr }),
    [code],
  )
  const copy = async (): Promise<void> => {
    const done = await copyText(address)
    showToast(done ? 'success' : 'error', t(done ? 'common.copied' : 'common.copyFailed'))
  }
  return (
    <View className="card deposit-panel">
      <View className="deposit-qr">
        <StillCanvas
          id={`${id}-code`}
          className="deposit-qr__code"
          label={t('deposit.qrLabel', { currency: coin, network })}
          draw={draw}
        />
      </View>
      <View className="cap text-3">{t('deposit.address')}</View>
      <Text className="deposit-address" selectable data-testid="address">
        {address}
      </Text>
      <View className="deposit-actions">
        <Button icon="copy" testId="copy" onClick={() => void copy()}>
          {t('deposit.copyAddress')}
        </Button>
        <SaveButton
          target={target}
          code={code}
          title={`${coin} · ${network}`}
          coin={coin}
          network={network}
          id={id}
        />
      </View>
    </View>
  )
}

/** The picture lies beside the screen, at the size in which it is saved. */
const SaveButton = ({
  target,
  code,
  title,
  coin,
  network,
  id,
}: AddressProps & { title: string; coin: string }) => {
  const { t, lang } = useText()
  const texts = { currency: coin, network }
  const picture = useSavePicture(`${id}-picture`, t('deposit.pictureName', texts))
  const warning = target.simulated ? t('deposit.pictureTest') : t('deposit.onlySend', texts)
  const draw = useCallback(
    ({ context, width, dpr }: Surface) =>
      drawPicture(context, { code, title, address: target.address, warning }, (dpr * width) / PICTURE.width),
    [code, title, target.address, warning],
  )
  return (
    <>
      <Button
        kind="secondary"
        icon="download"
        testId="save"
        busy={picture.busy}
        onClick={() => void picture.save()}
      >
        {t('deposit.savePicture')}
      </Button>
      <View className="deposit-picture">
        <StillCanvas key={lang} id={`${id}-picture`} className="deposit-picture__canvas" draw={draw} />
      </View>
      <StorageSheet picture={picture} />
    </>
  )
}
