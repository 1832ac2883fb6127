/** A signed-in user, as far as every call needs to know. */
export interface Session {
  /** Id of the session itself. */
  id: string
  userId: string
}

/** Finds the session of a token; null when it is unknown, expired or revoked. */
export type Authenticate = (token: string) => Promise<Session | null>
