import { View } from '@tarojs/components'
import { RangeInput } from '@/platform/range'
import { Tappable } from '@/platform/tap'
import './slider.scss'

interface Stop {
  readonly at: number
  readonly text: string
}

interface Props {
  readonly label: string
  /** From 0 to `max`. */
  readonly value: number
  readonly max: number
  readonly stops: readonly Stop[]
  /** The present value in words. */
  readonly valueText: string
  readonly onChange: (value: number) => void
  readonly testId?: string
}

/** A track with stops: slid by finger or keys, or tapped at a stop's label. */
export const Slider = ({ label, value, max, stops, valueText, onChange, testId }: Props) => {
  const share = (at: number): string => `${(at / max) * 100}%`
  return (
    <View className="slider">
      <View className="slider__track">
        <View className="slider__filled" style={{ width: share(value) }} />
        {stops.map(({ at }) => (
          <View
            key={at}
            className={`slider__stop${at <= value ? ' slider__stop--on' : ''}`}
            style={{ left: share(at) }}
          />
        ))}
        <View className="slider__knob" style={{ left: share(value) }} />
      </View>
      <RangeInput
        className="slider__range"
        label={label}
        valueText={valueText}
        value={value}
        max={max}
        onChange={onChange}
        testId={testId}
      />
      <View className="slider__labels">
        {stops.map(({ at, text }) => (
          <Tappable
            key={at}
            className={`slider__label${at === value ? ' slider__label--on' : ''}`}
            style={{ left: share(at) }}
            onClick={() => onChange(at)}
          >
            {text}
          </Tappable>
        ))}
      </View>
    </View>
  )
}
