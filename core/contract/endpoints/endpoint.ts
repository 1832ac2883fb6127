/**
 * Every call once, as data. Method and path are the product's, to the letter; meanings are in the schemas.
 * - `auth`: `visitor` needs no token; `user` needs one.
 * - `opened`: false answers NOT_YET_OPENED.
 * - `post`: the listed GET carries credentials or writes, so that our client sends POST of the same path.
 * - `also`: further methods served at the same path.
 * - `idempotent`: needs an `Idempotency-Key`; the outcome of a key is kept.
 * - `extension`: a call which the product's list lacks.
 * - `file`: success is a file of that type instead of an envelope; a refusal is an envelope as ever.
 * - `upload`: takes multipart/form-data: one picture in the field `file`, small texts beside it.
 */
export interface Endpoint {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly auth: 'visitor' | 'user'
  readonly opened: boolean
  readonly section: string
  readonly summary: string
  readonly post?: true
  readonly also?: readonly ('GET' | 'POST')[]
  readonly idempotent?: true
  readonly extension?: true
  readonly file?: 'text/csv' | 'image/webp'
  readonly upload?: true
}

type Extra = Partial<Pick<Endpoint, 'post' | 'also' | 'idempotent' | 'extension' | 'file' | 'upload'>>

const call =
  <Auth extends Endpoint['auth']>(auth: Auth, opened: boolean) =>
  (
    section: string,
    methodAndPath: string,
    summary: string,
    extra: Extra = {},
  ): Endpoint & { readonly auth: Auth } => {
    const [method, path] = methodAndPath.split(' ') as ['GET' | 'POST', string]
    return { method, path, auth, opened, section, summary, ...extra }
  }

export const visitor = call('visitor', true)
export const user = call('user', true)
