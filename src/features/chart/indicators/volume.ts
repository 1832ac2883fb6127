import type { IndicatorDefinition } from './types'

/** VOL: the traded quantity of each bar, in the base currency. */
export const volume: IndicatorDefinition = {
  place: 'own',
  parameters: [],
  create: () => ({
    outputs: [{ label: 'VOL', style: 'directional', colour: 'text' }],
    hidden: 0,
    unit: 'quantity',
    compute: (bars, columns, from) => {
      columns[0]!.set(bars.volume.subarray(from, bars.length), from)
    },
  }),
}
