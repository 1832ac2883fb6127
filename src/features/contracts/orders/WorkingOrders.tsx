import { View } from '@tarojs/components'
import type { AppProblem } from '@core/domain'
import { Button, Empty, FieldError, InfiniteList } from '@/components'
import { useText } from '@/i18n'
import '@/i18n/areas/contracts'
import type { WorkingOrder } from '@/stores/positions'
import { useSlices } from '../parts/useSlices'
import { useClose } from '../positions/useClose'
import { OrderRow } from './OrderRow'

interface Props {
  /** Undefined until they were read. */
  readonly list: readonly WorkingOrder[] | undefined
  readonly problem: AppProblem | undefined
  readonly reload: () => Promise<void>
}

/** Orders that wait for their price, with a way to cancel each. */
export const WorkingOrders = ({ list, problem, reload }: Props) => {
  const { t } = useText()
  const pages = useSlices(list, { problem, reload })
  return (
    <InfiniteList
      pages={pages}
      empty={<Empty icon="record" title={t('contracts.noOrders')} text={t('contracts.noOrdersText')} />}
      row={(order) => <Working order={order} />}
    />
  )
}

const Working = ({ order }: { readonly order: WorkingOrder }) => {
  const { t, problem } = useText()
  const { busy, refused, cancel } = useClose()
  return (
    <View>
      <OrderRow order={order}>
        <Button kind="secondary" small busy={busy} onClick={() => void cancel(order)} testId="cancel-order">
          {t('contracts.cancel')}
        </Button>
      </OrderRow>
      {refused && <FieldError text={problem(refused)} />}
    </View>
  )
}
