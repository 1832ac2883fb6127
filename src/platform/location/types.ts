import type { Place } from '@core/domain/places'

/** Where the device is; `denied` when it may not be asked, `unavailable` when it does not know. */
export type Position =
  | { readonly outcome: 'found'; readonly latitude: number; readonly longitude: number }
  | { readonly outcome: 'denied' | 'unavailable' }

/** A place that was chosen on the client's own map. */
export type ChosenPlace =
  { readonly outcome: 'chosen'; readonly place: Place } | { readonly outcome: 'cancelled' | 'denied' }
