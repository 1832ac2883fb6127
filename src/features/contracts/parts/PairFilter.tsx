import { PAIRS } from '@core/domain'
import { Chips } from '@/components'
import { useText } from '@/i18n'
import '@/i18n/areas/contracts'

/** 0 stands for all pairs. */
export const ALL_PAIRS = 0

interface Props {
  readonly value: number
  readonly onChange: (tradeId: number) => void
}

/** Which pair's contracts are listed. */
export const PairFilter = ({ value, onChange }: Props) => {
  const { t } = useText()
  return (
    <Chips
      label={t('contracts.pairFilter')}
      value={value}
      onChange={onChange}
      choices={[
        { value: ALL_PAIRS, text: t('contracts.allPairs') },
        ...PAIRS.map(({ tradeId, base }) => ({ value: tradeId, text: base })),
      ]}
    />
  )
}
