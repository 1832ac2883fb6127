/** Browsers from which a user has signed in. */
export interface KnownBrowserRow {
  user_id: string
  browser_hash: string
  used_at: string
}

/** What happened to an account. Failed sign-ins of unknown accounts have no user and are soon forgotten. */
export interface AccountEventRow {
  id: string
  user_id: string | null
  kind: string
  ip: string
  user_agent: string
  created_at: string
}

/** The secret that a user's authenticator app shares with us, sealed; of no effect until it is turned on. */
export interface TwoStepRow {
  user_id: string
  secret: string
  turned_on: boolean
  /** The newest time step whose code was used: none up to it works again. */
  last_step: string
  created_at: string
}

/** Codes that are left; a used one is gone. */
export interface RecoveryCodeRow {
  user_id: string
  code_hash: string
}

/** Who has given the right password and owes the second step. */
export interface SecondStepRow {
  id_hash: string
  user_id: string
  expires_at: string
  tries: number
}

export interface AccessTables {
  known_browsers: KnownBrowserRow
  account_events: AccountEventRow
  two_step: TwoStepRow
  recovery_codes: RecoveryCodeRow
  second_steps: SecondStepRow
}
