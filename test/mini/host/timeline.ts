import { callOn, type Instance } from './instance'

const MAY_SAY: readonly string[] = ['title', 'query', 'imageUrl']

/** WeChat's timeline opens the page that was shared, and no other: it takes parameters, and heeds no path. */
export const timelineOf = (instance: Instance, fault: (message: string) => void): unknown => {
  const said = callOn(instance, 'onShareTimeline', [], fault)
  if (typeof said !== 'object' || said === null) return undefined
  for (const name of Object.keys(said))
    if (!MAY_SAY.includes(name)) fault(`${instance.path} onShareTimeline: ${name} is not heeded`)
  if ('query' in said && /[?/]/.test(String(said.query)))
    fault(`${instance.path} onShareTimeline: ${String(said.query)} is no query`)
  return said
}
