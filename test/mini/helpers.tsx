import '@tarojs/taro'
import TestUtils from '@tarojs/test-utils-react'
import type { ReactElement } from 'react'

const mounted: TestUtils[] = []

/** Renders an element in Taro's test environment; gone after the test (see `cleanUp`). */
export const mount = async (element: ReactElement): Promise<TestUtils> => {
  const utils = new TestUtils()
  await utils.mount(() => element)
  mounted.push(utils)
  return utils
}

/** Takes everything off the page that a test put there. */
export const cleanUp = (): void => {
  for (const utils of mounted.splice(0)) utils.unmout()
  document.body.innerHTML = ''
}

/** The one element that matches. */
export const find = (selector: string): HTMLElement => {
  const found = document.querySelectorAll<HTMLElement>(selector)
  const [element] = Array.from(found)
  if (!element || found.length > 1) throw new Error(`${found.length} elements match ${selector}`)
  return element
}

export const has = (selector: string): boolean => document.querySelector(selector) !== null

/** Text as read, without repeated space. */
export const textOf = (selector: string): string =>
  (find(selector).textContent ?? '').replace(/\s+/g, ' ').trim()

/** What the whole page says. */
export const pageText = (): string => (document.body.textContent ?? '').replace(/\s+/g, ' ').trim()

/** All elements that match, at least one. */
export const all = (selector: string): readonly HTMLElement[] => {
  const found = Array.from(document.querySelectorAll<HTMLElement>(selector))
  if (found.length === 0) throw new Error(`nothing matches ${selector}`)
  return found
}

/** Types a text into a field, as a browser reports it. */
export const typeInto = ({ fireEvent }: TestUtils, input: HTMLElement, value: string): void => {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value)
  fireEvent.input(input)
}

/** Lets promises that are already settled take effect on the screen. */
export const settle = ({ act }: TestUtils): Promise<void> =>
  act(async () => {
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve()
  }) as Promise<void>
