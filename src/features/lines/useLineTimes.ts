import { useDidHide, useDidShow } from '@tarojs/taro'
import { useCallback, useEffect, useState } from 'react'
import { LINE_COUNT } from '@core/domain'
import { firstOfHost, LINES, probe } from '@/api/line'
import { UNMEASURED, withSample, type LineTime } from './latency'

/** The first figure is the median of a few; afterwards one more is taken every few seconds. */
const FIRST_ROUNDS = 3
const REFRESH_MS = 5_000

export interface LineTimes {
  readonly times: readonly LineTime[]
  readonly measuring: boolean
  /** Forgets what was measured and measures again. */
  readonly again: () => void
}

/** Measures every line while the page is shown; lines with one server are measured once. */
export const useLineTimes = (): LineTimes => {
  const [times, setTimes] = useState<readonly LineTime[]>(LINES.map(() => UNMEASURED))
  const [shown, setShown] = useState(true)
  const [turn, setTurn] = useState(0)
  const [measuring, setMeasuring] = useState(true)
  useDidShow(() => setShown(true))
  useDidHide(() => setShown(false))
  useEffect(() => {
    if (!shown) return undefined
    const run = { over: false }
    const measure = (): Promise<unknown> =>
      Promise.all(
        LINES.filter((line) => firstOfHost(line) === line).map(async (line) => {
          const answer = await probe(line)
          if (!run.over) setTimes((before) => put(before, line, answer))
        }),
      )
    setMeasuring(true)
    void repeat(measure, () => !run.over).then(() => !run.over && setMeasuring(false))
    const timer = setInterval(() => void measure(), REFRESH_MS)
    return () => {
      run.over = true
      clearInterval(timer)
    }
  }, [shown, turn])
  const again = useCallback(() => {
    setTimes(LINES.map(() => UNMEASURED))
    setTurn((count) => count + 1)
  }, [])
  return { times: LINES.map((line) => times[firstOfHost(line)] ?? UNMEASURED), measuring, again }
}

const put = (times: readonly LineTime[], line: number, answer: number | null): LineTime[] =>
  Array.from({ length: LINE_COUNT }, (_, index) => {
    const time = times[index] ?? UNMEASURED
    return index === line ? withSample(time, answer) : time
  })

const repeat = async (measure: () => Promise<unknown>, goesOn: () => boolean): Promise<void> => {
  for (let round = 0; round < FIRST_ROUNDS && goesOn(); round += 1) await measure()
}
