import type { Endpoint } from './endpoint'
import { extensions } from './extensions'
import { listed } from './listed'

export type { Endpoint } from './endpoint'

/** Every call once, as data. */
export const endpoints = { ...listed, ...extensions } as const satisfies Record<string, Endpoint>

export type CallId = keyof typeof endpoints

export const callIds = Object.keys(endpoints) as CallId[]

/** The methods a call answers: the listed one first. */
export const methodsOf = (id: CallId): readonly ('GET' | 'POST')[] => {
  const endpoint: Endpoint = endpoints[id]
  return [
    ...new Set([endpoint.method, ...(endpoint.post ? (['POST'] as const) : []), ...(endpoint.also ?? [])]),
  ]
}
