import '@tarojs/taro'
import { connectReactPage, createReactApp } from '@tarojs/plugin-framework-react/dist/runtime'
import { getPageInstance } from '@tarojs/runtime'
import TestUtils from '@tarojs/test-utils-react'
import * as React from 'react'
import * as ReactDOM from 'react-dom/client'

const PAGE_ID = 'test-page'
const mounted: TestUtils[] = []

// Taro's hooks work inside an app and a page only.
process.env.TARO_PLATFORM = 'web'
createReactApp(() => null, React, ReactDOM, {})

/** Renders an element as a page in Taro's test environment; `cleanUp` takes it away. */
export const mount = async (element: React.ReactElement): Promise<TestUtils> => {
  const utils = new TestUtils()
  await utils.mount(connectReactPage(React, PAGE_ID)(() => element))
  mounted.push(utils)
  return utils
}

/** Tells the page what its client reports: the end is near, it was scrolled. */
export const report = (
  { act }: TestUtils,
  event: 'onReachBottom' | 'onPageScroll',
  detail?: object,
): void => {
  const page = getPageInstance(PAGE_ID) as unknown as Record<string, readonly ((detail?: object) => void)[]>
  act(() => page[event]?.forEach((handler) => handler(detail)))
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

/** The real clock's, also where a test has put a false one in its place. */
const { setTimeout: later } = globalThis

/** Lets everything that is due take effect on the screen: promises, and what React put off by a timer of no length. */
export const settle = ({ act }: TestUtils): Promise<void> =>
  act(async () => {
    await new Promise((due) => later(due, 0))
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve()
  }) as Promise<void>
