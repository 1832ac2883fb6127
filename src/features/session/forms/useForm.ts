import { useCallback, useState } from 'react'
import type { AppProblem } from '@core/domain'
import type { FieldErrors } from './errors'

export interface Form<State, Field extends string> {
  readonly state: State
  /** What to show: an answer of the server, or what is wrong with a field that someone has left. */
  readonly errors: FieldErrors<Field>
  /** Takes what was typed; what the server said about the old state no longer counts. */
  readonly change: (patch: Partial<State>) => void
  /** The field was left: from now on its error is shown. */
  readonly leave: (field: Field) => void
  readonly leaveAll: () => void
  readonly refuse: (field: Field, problem: AppProblem) => void
}

/** A form's state and which of its errors are to be seen. The rules are the form's own pure function. */
export const useForm = <State extends object, Field extends string>(
  initial: State | (() => State),
  check: (state: State) => FieldErrors<Field>,
): Form<State, Field> => {
  const [state, setState] = useState(initial)
  const [left, setLeft] = useState<readonly Field[]>([])
  const [refused, setRefused] = useState<Partial<Record<Field, AppProblem>>>({})
  const found = check(state)

  const change = useCallback((patch: Partial<State>) => {
    setState((before) => ({ ...before, ...patch }))
    setRefused({})
  }, [])
  const leave = useCallback(
    (field: Field) => setLeft((before) => (before.includes(field) ? before : [...before, field])),
    [],
  )
  const refuse = useCallback(
    (field: Field, problem: AppProblem) => setRefused((before) => ({ ...before, [field]: problem })),
    [],
  )

  const errors: Partial<Record<Field, AppProblem>> = {}
  for (const field of left) if (found[field]) errors[field] = found[field]
  for (const field of Object.keys(refused) as Field[]) if (refused[field]) errors[field] = refused[field]
  return {
    state,
    errors,
    change,
    leave,
    leaveAll: () => setLeft(Object.keys(found) as Field[]),
    refuse,
  }
}
