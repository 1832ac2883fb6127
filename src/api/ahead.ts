import type { OpenCallId, RequestOf, ResponseOf } from '@core/contract/schemas'
import { call } from './call'

/** Longer (ms) than this nobody waits for an answer that was asked for ahead: it is read anew. */
const FRESH_MS = 10_000

interface Ahead {
  readonly answer: Promise<unknown>
  readonly at: number
}

const asked = new Map<string, Ahead>()

const nameOf = (id: OpenCallId, params: object): string => `${id} ${JSON.stringify(params)}`

/** Asks for what a screen is going to read before that screen is there. */
export const callAhead = <Id extends OpenCallId>(id: Id, params: RequestOf<Id>): void => {
  const answer = call(id, params)
  // Whoever reads it hears of its failure.
  answer.catch(() => undefined)
  asked.set(nameOf(id, params), { answer, at: Date.now() })
}

/** The answer that was asked for ahead, once and while it is fresh; else the call is made now. @throws ApiError as `call` */
export const callOrAhead = <Id extends OpenCallId>(
  id: Id,
  params: RequestOf<Id>,
): Promise<ResponseOf<Id>> => {
  const name = nameOf(id, params)
  const ahead = asked.get(name)
  asked.delete(name)
  if (!ahead || Date.now() - ahead.at > FRESH_MS) return call(id, params)
  return ahead.answer as Promise<ResponseOf<Id>>
}
