import { Text, View } from '@tarojs/components'
import { useState } from 'react'
import { Icon, Sheet } from '@/components'
import { useText } from '@/i18n'
import '@/i18n/areas/team'
import { Tappable } from '@/platform/tap'
import { figuresOf, roundAmount, type Figure } from './figures'
import type { Rates, Statistics } from './useTeam'
import './team.scss'

interface Props {
  readonly statistics: Statistics
  /** Limits that the explanations name; until they are read, nothing is explained. */
  readonly rates: Rates | undefined
}

/** Every figure of the team; a tap explains what it counts. */
export const FigureGrid = ({ statistics, rates }: Props) => {
  const [asked, setAsked] = useState<Figure | null>(null)
  const figures = figuresOf(statistics)
  return (
    <View className="team-figures">
      {figures.map((figure) => (
        <FigureCell key={figure.name} figure={figure} onAsk={() => setAsked(figure)} />
      ))}
      {rates && <Explanation figure={asked} rates={rates} onClose={() => setAsked(null)} />}
    </View>
  )
}

interface CellProps {
  readonly figure: Figure
  readonly onAsk: () => void
}

const FigureCell = ({ figure: { name, value, unit }, onAsk }: CellProps) => {
  const { t } = useText()
  const title = t(name)
  const shown = value ?? t('team.unknown')
  return (
    <Tappable className="card team-figures__cell" onClick={onAsk}>
      <View className="team-figures__name">
        <Text className="grow">{title}</Text>
        <View className="team-figures__mark">?</View>
      </View>
      <View className="team-figures__value">
        {shown}
        {unit && value !== null && <Text className="team-figures__unit">{unit}</Text>}
      </View>
    </Tappable>
  )
}

interface ExplanationProps {
  readonly figure: Figure | null
  readonly rates: Rates
  readonly onClose: () => void
}

const Explanation = ({ figure, rates, onClose }: ExplanationProps) => {
  const { t } = useText()
  const params = { depth: rates.depth, limit: roundAmount(rates.effectiveRecharge) }
  return (
    <Sheet open={figure !== null} title={figure ? t(figure.name) : ''} onClose={onClose}>
      {figure && (
        <View className="team-what">
          <Text>{t(figure.what, params)}</Text>
          {figure.value === null && (
            <View className="team-what__missing">
              <Icon name="alert" size={20} />
              <Text className="grow">{t('team.noPrice')}</Text>
            </View>
          )}
        </View>
      )}
    </Sheet>
  )
}
