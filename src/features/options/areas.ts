import type { ResponseOf } from '@core/contract/schemas'
import '@/i18n/areas/options'

export type Area = ResponseOf<'options.areaList'>[number]
export type AreaKind = Area['kind']

/** Areas of a kind, in the server's order. */
export const ofKind = (areas: readonly Area[], kind: AreaKind): Area[] =>
  areas.filter((area) => area.kind === kind)

/** The area of a kind on a pair, if there is one. */
export const areaOn = (areas: readonly Area[], kind: AreaKind, tradeId: number): Area | undefined =>
  areas.find((area) => area.kind === kind && area.tradeId === tradeId)
