import { Empty, InfiniteList } from '@/components'
import type { AppProblem } from '@core/domain'
import { useText } from '@/i18n'
import '@/i18n/areas/contracts'
import type { Position } from '@/stores/positions'
import { useSlices } from '../parts/useSlices'
import { AccountRisk } from './AccountRisk'
import { PositionCard } from './PositionCard'

interface Props {
  /** Undefined until they were read. */
  readonly list: readonly Position[] | undefined
  readonly problem: AppProblem | undefined
  readonly reload: () => Promise<void>
}

/** Open positions with the risk of the whole account above them. */
export const Positions = ({ list, problem, reload }: Props) => {
  const { t } = useText()
  const pages = useSlices(list, { problem, reload })
  return (
    <>
      <AccountRisk />
      <InfiniteList
        pages={pages}
        empty={
          <Empty icon="market" title={t('contracts.noPositions')} text={t('contracts.noPositionsText')} />
        }
        row={(position) => <PositionCard position={position} />}
      />
    </>
  )
}
