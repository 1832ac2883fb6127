/** Reply of every call: `code` 0 is success and `obj` the result; else `obj` names the error. */
export interface Envelope<T> {
  readonly code: number
  readonly msg: string
  readonly obj: T
}

export interface ErrorObjShape {
  readonly error: string
  readonly params: Readonly<Record<string, string>>
}
