import { Text, View } from '@tarojs/components'
import { useStore } from 'zustand'
import { firstOfHost, hostOf, LINES } from '@/api/line'
import { Button, Icon } from '@/components'
import { useText } from '@/i18n'
import '@/i18n/areas/lines'
import { Tappable } from '@/platform/tap'
import { preferences, setLine } from '@/stores/preferences'
import { showToast } from '@/stores/toasts'
import type { LineTime } from './latency'
import { LiveCard } from './LiveCard'
import { useLineTimes } from './useLineTimes'
import './lines.scss'

/** The three lines, how long each takes to answer, and how the connection in use is. A tap is applied at once and kept. */
export const LinesView = () => {
  const { t } = useText()
  const line = useStore(preferences, (s) => s.line)
  const { times, measuring, again } = useLineTimes()
  const pick = (next: number): void => {
    if (next === line) return
    setLine(next)
    showToast('success', t('lines.changed', { line: next + 1 }))
  }
  return (
    <View className="pad lines">
      <Text className="lines__intro text-2">{t('lines.intro')}</Text>
      <View className="card lines__list" ariaRole="radiogroup" ariaLabel={t('lines.title')}>
        {LINES.map((index) => (
          <LineRow key={index} line={index} time={times[index]} on={index === line} onPick={pick} />
        ))}
      </View>
      <LiveCard />
      <Button kind="secondary" icon="clock" busy={measuring} testId="measure" onClick={again}>
        {t('lines.measure')}
      </Button>
      <Text className="lines__note cap text-3">{t('lines.note')}</Text>
    </View>
  )
}

interface RowProps {
  readonly line: number
  readonly time: LineTime | undefined
  readonly on: boolean
  readonly onPick: (line: number) => void
}

const LineRow = ({ line, time, on, onPick }: RowProps) => {
  const { t } = useText()
  const first = firstOfHost(line)
  const where = first === line ? placeOf(hostOf(line)) : t('lines.sameAs', { line: first + 1 })
  return (
    <Tappable
      role="radio"
      on={on}
      className="lines__row"
      testId={`line-${line + 1}`}
      onClick={() => onPick(line)}
    >
      <View className="grow">
        <View className="body-m">{t('lines.name', { line: line + 1 })}</View>
        <View className="cap text-3 ellipsis">{where}</View>
      </View>
      <Latency time={time} />
      <View className="lines__check">{on && <Icon name="check" size={20} className="text-lime" />}</View>
    </Tappable>
  )
}

/** A host without its scheme: what a reader compares. */
const placeOf = (host: string): string => host.replace(/^https?:\/\//, '')

/** Below: quick; above: slow, in ms. The word is said too: colour never speaks alone. */
const QUICK_MS = 300

const Latency = ({ time }: { readonly time: LineTime | undefined }) => {
  const { t } = useText()
  if (time?.down) return <Text className="lines__down sm">{t('lines.down')}</Text>
  if (!time || time.ms === null) return <Text className="text-3 sm">{t('lines.measuring')}</Text>
  const quick = time.ms < QUICK_MS
  return (
    <View className="right">
      <View className="body-m">{t('lines.ms', { ms: time.ms })}</View>
      <View className={`cap ${quick ? 'lines__quick' : 'lines__slow'}`}>
        {t(quick ? 'lines.quick' : 'lines.slow')}
      </View>
    </View>
  )
}
