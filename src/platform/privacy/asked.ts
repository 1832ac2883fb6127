import Taro from '@tarojs/taro'
import { createStore } from 'zustand/vanilla'

/** What the client is told; `buttonId` names its own button, which it watches being pressed. */
export type Answer =
  | { readonly event: 'agree'; readonly buttonId: string }
  | { readonly event: 'disagree' | 'exposureAuthorization' }
type Resolve = (answer: Answer) => void

/** Everything that waits for the user's consent: pictures, camera, clipboard, location. */
export const waiting = createStore<{ readonly asked: readonly Resolve[] }>(() => ({ asked: [] }))

const ask = (resolve: Resolve): void => {
  resolve({ event: 'exposureAuthorization' })
  waiting.setState(({ asked }) => ({ asked: [...asked, resolve] }))
}

// Without a listener the client asks by a window of its own; older clients know neither.
if (typeof Taro.onNeedPrivacyAuthorization === 'function') Taro.onNeedPrivacyAuthorization(ask)

/** One answer for everything that waits. */
export const answer = (given: Answer): void => {
  const { asked } = waiting.getState()
  waiting.setState({ asked: [] })
  asked.forEach((resolve) => resolve(given))
}

/** Opens the guideline that was given to the vendor, where there is one. */
export const openGuideline = (): void => Taro.openPrivacyContract({ fail: () => undefined })
