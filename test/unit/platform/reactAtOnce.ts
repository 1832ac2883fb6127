/** React without a screen: effects run when a component is called, states keep their first value. */

type Stop = (() => void) | undefined

/** What the components that were called ask to be done when they go. */
const stops: Stop[] = []

export const useEffect = (effect: () => Stop): void => void stops.push(effect())

/** All components go. */
export const leave = (): void => stops.splice(0).forEach((stop) => stop?.())

export const useState = <T>(first: T | (() => T)): [T, () => void] => [
  typeof first === 'function' ? (first as () => T)() : first,
  () => undefined,
]
export const useRef = <T>(current: T): { current: T } => ({ current })
export const useMemo = <T>(make: () => T): T => make()

/** An element, as it was written. */
export const jsx = (type: unknown, props: object): object => ({ type, props })
export const jsxs = jsx
export const Fragment = 'fragment'
