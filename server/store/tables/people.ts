export interface UserRow {
  id: string
  uid: string
  email: string | null
  region: string | null
  phone: string | null
  nickname: string
  password_hash: string
  /** Null until the user sets one. */
  trade_password_hash: string | null
  realname_state: 'none' | 'pending' | 'approved' | 'rejected'
  invite_code: string
  inviter_id: string | null
  level: string
  frozen: boolean
  created_at: string
  /** Public id of the profile picture; null without one. */
  avatar: string | null
  /** Address, lower case, of the wallet that signs in; null without one. */
  wallet: string | null
  /** Language of the last sign-in, for mails; null before the first that was noted. */
  lang: string | null
  /** Stands in every mail to the user, sealed; null until they set one. */
  phishing_word: string | null
}

export interface SessionRow {
  id: string
  user_id: string
  token_hash: string
  created_at: string
  used_at: string
  ip: string
  user_agent: string
}

export interface AgreementRow {
  user_id: string
  version: string
  accepted_at: string
}

/** The one live code of a destination and purpose; resets have one for each browser that asked. */
export interface CodeRow {
  destination: string
  purpose: string
  asker: string
  code_hash: string
  /** What the code was asked for (an amount and address, say); empty when nothing. */
  bound_to: string
  sent_at: string
  expires_at: string
  tries: number
  used: boolean
}

export interface DemoInboxRow {
  id: string
  browser_hash: string
  account: string
  purpose: string
  code: string
  sent_at: string
  expires_at: string
}

export interface UsedCaptchaRow {
  challenge: string
  expires_at: string
}

/** Failed logins of one account from one source. */
export interface LoginFailureRow {
  who: string
  failures: number
  last_at: string
}

export interface PeopleTables {
  users: UserRow
  sessions: SessionRow
  agreements: AgreementRow
  codes: CodeRow
  demo_inbox: DemoInboxRow
  used_captchas: UsedCaptchaRow
  login_failures: LoginFailureRow
}
