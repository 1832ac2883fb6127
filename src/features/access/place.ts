interface Place {
  readonly device: string
  readonly browser: string
}

/** `Chrome · Windows`, as far as it is known; empty when nothing is. */
export const placeName = ({ device, browser }: Place): string =>
  [browser, device].filter((part) => part !== '').join(' · ')
