import type { Host } from '../types'

type Found = object | null

/** WeChat's query of elements: each step adds one answer. */
export const createSelectorQuery = (host: Host) => (): object => {
  const answers: (() => Found)[] = []
  const query = {
    in: () => query,
    select: (selector: string) => {
      const add = (answer: () => Found) => {
        answers.push(answer)
        return query
      }
      const box = (): Found => {
        const found = host.boxOf(selector)
        return found && { ...found, right: found.left + found.width, bottom: found.top + found.height }
      }
      const node = (): Found => {
        const canvas = host.canvasOf(selector)
        return canvas && { node: canvas }
      }
      const fields = (wanted: Readonly<Record<string, unknown>>): Found =>
        box() && { ...(wanted.size || wanted.rect ? box() : {}), ...(wanted.node ? node() : {}) }
      return {
        boundingClientRect: () => add(box),
        node: () => add(node),
        fields: (wanted: Readonly<Record<string, unknown>>) => add(() => fields(wanted)),
      }
    },
    selectViewport: () => ({
      scrollOffset: () => {
        answers.push(() => ({ scrollTop: 0, scrollLeft: 0 }))
        return query
      },
    }),
    exec: (done?: (found: readonly Found[]) => void) =>
      host.later(() => done?.(answers.map((answer) => answer()))),
  }
  return query
}
