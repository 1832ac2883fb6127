import type { TSchema } from 'typebox'
import { callIds, endpoints, errorTexts, methodsOf, type CallId, type Endpoint } from '../core/contract'
import { schemas } from '../core/contract/schemas'
import type { CallSchema } from '../core/contract/schemas'
import { ERROR_NUMBERS, type ErrorCode } from '../core/domain'

interface JsonSchema {
  readonly type?: string
  readonly enum?: readonly string[]
  readonly const?: unknown
  readonly anyOf?: readonly JsonSchema[]
  readonly items?: JsonSchema | readonly JsonSchema[]
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly required?: readonly string[]
  readonly description?: string
}

/** A schema in the short form a reader wants: `{ id: integer, name?: string }`. */
const short = (schema: JsonSchema): string => {
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ')
  if (schema.anyOf) return schema.anyOf.map(short).join(' | ')
  if (schema.description === 'Exact decimal') return 'decimal'
  if (schema.type === 'array') {
    const { items } = schema
    return Array.isArray(items)
      ? `[${items.map(short).join(', ')}]`
      : `${short((items ?? {}) as JsonSchema)}[]`
  }
  if (schema.type === 'object') return shortObject(schema)
  return schema.type ?? 'any JSON'
}

const shortObject = (schema: JsonSchema): string => {
  const fields = Object.entries(schema.properties ?? {})
  if (fields.length === 0) return '{}'
  const required = new Set(schema.required ?? [])
  return `{ ${fields.map(([name, field]) => `${name}${required.has(name) ? '' : '?'}: ${short(field)}`).join(', ')} }`
}

const asJson = (schema: TSchema): JsonSchema => JSON.parse(JSON.stringify(schema)) as JsonSchema

const section = (id: CallId): string => {
  const endpoint: Endpoint = endpoints[id]
  const schema = (schemas as Partial<Record<CallId, CallSchema>>)[id]
  const lines = [
    `### \`${endpoint.method} ${endpoint.path}\``,
    '',
    `${endpoint.summary}. Id \`${id}\`, ${endpoint.auth === 'user' ? 'signed in' : 'visitor'}, answers ${methodsOf(id).join(' and ')}${
      endpoint.idempotent ? ', needs an `Idempotency-Key` header' : ''
    }${endpoint.extension ? ', extension' : ''}.`,
    '',
  ]
  if (!endpoint.opened || !schema) return [...lines, 'Not yet opened.', ''].join('\n')
  return [
    ...lines,
    `- request: \`${short(asJson(schema.request))}\``,
    endpoint.file
      ? `- answers a \`${endpoint.file}\` file; only a refusal is an envelope`
      : `- obj: \`${short(asJson(schema.response))}\``,
    '',
  ].join('\n')
}

const errorTable = (): string => {
  const rows = (Object.keys(ERROR_NUMBERS) as ErrorCode[]).map(
    (code) => `| ${ERROR_NUMBERS[code]} | ${code} | ${errorTexts.en_US[code]} |`,
  )
  return ['| code | error | message |', '|---|---|---|', ...rows, ''].join('\n')
}

/** docs/contract.md: generated, so that it cannot disagree with the code. */
export const contractPage = (): string =>
  [
    '# Contract',
    '',
    'Generated from `core/contract` by `npm run docs`. Replies are `{ code, msg, obj }`; code 0 is success, and on an error `obj` is',
    '`{ error, params }`. The token goes in the `token` header, the language in `Accept-Language` (en_US, zh_CN, ja_JP). Amounts are decimal',
    'strings, times are milliseconds since 1970 in UTC. `POST` bodies are JSON. Live messages are described in live.md.',
    '',
    '## Calls',
    '',
    ...callIds.map(section),
    '## Errors',
    '',
    errorTable(),
  ].join('\n')
