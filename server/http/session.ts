/** A signed-in user, as far as every call needs to know. */
export interface Session {
  /** Id of the session itself. */
  id: string
  userId: string
}
