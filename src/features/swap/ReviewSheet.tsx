import { Text, View } from '@tarojs/components'
import { SWAP_QUOTE_LIFE } from '@core/domain'
import { Button, FieldError, Icon, KeyValue, RingCountdown, Sheet } from '@/components'
import { useText } from '@/i18n'
import { formatCountdown } from '@/i18n/time'
import '@/i18n/areas/swap'
import { coinText, QuoteRows, useLeft } from './QuoteCard'
import type { Swapping } from './useSwap'
import './swap.scss'

/**
 * The last look before money moves. The quote goes on being renewed; one that promises something else than what was seen
 * is shown beside it and must be accepted by a tap of its own first.
 */
export const ReviewSheet = ({ swap }: { readonly swap: Swapping }) => {
  const { t, problem } = useText()
  const { seen, refused, quotes } = swap
  const left = useLeft(quotes.live)
  const quote = quotes.live?.quote ?? seen
  if (!seen || !quote)
    return <Sheet open={false} title={t('swap.review')} onClose={swap.close} children={null} />
  return (
    <Sheet open title={t('swap.review')} onClose={swap.close}>
      <View className="quote__head">
        <View className="grow">
          <View className="text-2 sm">{t('swap.youReceive')}</View>
          <View className="quote__received">{coinText(quote.received, quote.to)}</View>
        </View>
        <RingCountdown left={left / SWAP_QUOTE_LIFE} text={formatCountdown(left)} />
      </View>
      <KeyValue label={t('swap.youPay')}>{coinText(quote.amount, quote.from)}</KeyValue>
      <QuoteRows quote={quote} />
      {swap.changed && !swap.unsure && (
        <View className="swap__warning" ariaRole="alert">
          <Icon name="alert" size={20} />
          <Text className="grow">
            {t('swap.changed', {
              before: coinText(seen.received, seen.to),
              now: coinText(quote.received, quote.to),
            })}
          </Text>
        </View>
      )}
      {refused && !swap.unsure && <FieldError text={problem(refused)} />}
      {swap.unsure && (
        <View className="swap__warning" ariaRole="alert">
          <Icon name="alert" size={20} />
          <Text className="grow">{t('swap.unsure')}</Text>
        </View>
      )}
      <Actions swap={swap} />
    </Sheet>
  )
}

const Actions = ({ swap }: { readonly swap: Swapping }) => {
  const { t } = useText()
  const { busy, unsure, changed, quotes } = swap
  return (
    <View className="swap__actions">
      <Button kind="secondary" disabled={busy} onClick={swap.close}>
        {t('common.back')}
      </Button>
      {changed && !unsure ? (
        <Button testId="swap-accept" onClick={swap.accept}>
          {t('swap.accept')}
        </Button>
      ) : (
        <Button
          testId="swap-confirm"
          busy={busy}
          disabled={!unsure && quotes.live === null}
          onClick={() => void swap.confirm()}
        >
          {t(unsure ? 'swap.checkAgain' : busy ? 'swap.exchanging' : 'swap.confirm')}
        </Button>
      )}
    </View>
  )
}
