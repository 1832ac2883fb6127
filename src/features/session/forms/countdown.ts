/** Whole seconds until `until` (ms), rounded up; 0 once it has passed. */
export const secondsLeft = (until: number | null, now: number): number =>
  until === null ? 0 : Math.max(0, Math.ceil((until - now) / 1000))
