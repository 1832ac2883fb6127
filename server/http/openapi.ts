import { callIds, endpoints, methodsOf, type CallId, type Endpoint } from '@core/contract/endpoints'
import { schemas, type CallSchema } from '@core/contract/schemas'
import type { TSchema } from 'typebox'

type Json = Record<string, unknown>

const CODE = { type: 'integer', description: '0 is success' }
const envelope = (obj: unknown): Json => ({
  type: 'object',
  properties: { code: CODE, msg: { type: 'string' }, obj },
})

interface Fields {
  properties?: Record<string, TSchema>
  required?: string[]
}

const pathNames = (path: string): string[] => [...path.matchAll(/\{(\w+)\}/g)].map((m) => m[1] ?? '')

const parameter = (
  place: 'path' | 'query' | 'header',
  name: string,
  required: boolean,
  schema: unknown,
): Json => ({
  in: place,
  name,
  required,
  schema,
})

const headersOf = (endpoint: Endpoint): Json[] => {
  const text = { type: 'string' }
  return [
    ...(endpoint.auth === 'user' ? [parameter('header', 'token', true, text)] : []),
    ...(endpoint.idempotent ? [parameter('header', 'Idempotency-Key', true, text)] : []),
    parameter('header', 'Accept-Language', false, { type: 'string', enum: ['en_US', 'zh_CN', 'ja_JP'] }),
  ]
}

const operation = (id: CallId, method: 'GET' | 'POST'): Json => {
  const endpoint: Endpoint = endpoints[id]
  const schema = (schemas as Partial<Record<CallId, CallSchema>>)[id]
  const { properties = {}, required = [] } = (schema?.request ?? {}) as Fields
  const inPath = pathNames(endpoint.path)
  const rest = Object.entries(properties).filter(([name]) => !inPath.includes(name))
  const body = {
    type: 'object',
    properties: Object.fromEntries(rest),
    required: required.filter((name) => !inPath.includes(name)),
  }
  const query =
    method === 'GET' ? rest.map(([name, s]) => parameter('query', name, required.includes(name), s)) : []
  return {
    operationId: `${id}.${method.toLowerCase()}`,
    summary: endpoint.opened ? endpoint.summary : `${endpoint.summary} (not yet opened)`,
    tags: [endpoint.section],
    parameters: [
      ...inPath.map((name) => parameter('path', name, true, properties[name] ?? { type: 'string' })),
      ...query,
      ...headersOf(endpoint),
    ],
    ...(method === 'POST' ? { requestBody: { content: { 'application/json': { schema: body } } } } : {}),
    responses: {
      200: {
        description: 'Reply',
        content: endpoint.file
          ? { [endpoint.file]: { schema: { type: 'string' } } }
          : { 'application/json': { schema: envelope(schema?.response ?? {}) } },
      },
      422: { description: 'Login expired (code -2)' },
    },
  }
}

/** The contract as an OpenAPI document. */
export const openapi = () => {
  const paths: Record<string, Json> = {}
  for (const id of callIds) {
    const { path } = endpoints[id]
    const operations = methodsOf(id).map((method) => [method.toLowerCase(), operation(id, method)])
    paths[path] = { ...paths[path], ...(Object.fromEntries(operations) as Json) }
  }
  return { openapi: '3.0.3' as const, info: { title: 'Limelight', version: '1' }, paths }
}
