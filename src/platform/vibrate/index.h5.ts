/** As short as a phone's motor can (ms). */
const LIGHT = 15

/** Lets the hand feel that something is done, where the device can. */
export const tapHand = (): void => {
  // iPhones' browsers do not know it.
  const { vibrate } = navigator as { readonly vibrate?: (ms: number) => boolean }
  vibrate?.call(navigator, LIGHT)
}
