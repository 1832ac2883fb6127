/** The screen that an invitation opens, on every target. */
const REGISTER = 'pages/reg'

/** What an invite code looks like, once written in its own way: the server alone knows which ones exist. */
const CODE = /^[A-Z0-9]{1,16}$/

/** A code as people type and pass it on: in any case, with space around it. */
export const plainInviteCode = (text: string): string => text.trim().toUpperCase()

export const isInviteCode = (text: string): boolean => CODE.test(plainInviteCode(text))

/** How an invitation is told to a screen. */
export const inviteQuery = (code: string): string => `code=${code}`

/** Where an invitation leads inside the app: registration with the code filled in. */
export const inviteRoute = (code: string): string => `/${REGISTER}?${inviteQuery(code)}`

/**
 * The link of an invitation for browsers.
 * @param site where the app is served (`https://app.example`, no slash at the end); empty: relative to the app
 */
export const inviteLink = (site: string, code: string): string =>
  `${site.replace(/\/+$/, '')}/#${inviteRoute(code)}`

/** A link to registration, in whatever it is wrapped: `https://…/#/pages/reg?code=LM7Q2K`, `pages/reg?code=LM7Q2K`. */
const IN_LINK = /(?:^|\/)pages\/reg\?(?:[^#]*&)?code=([^&#]*)/
/** What a mini-program code carries: `code=LM7Q2K`. */
const IN_SCENE = /^code=([^&]*)/

/** Addresses and scenes arrive encoded, some of them twice; what is no encoding stays as it is. */
const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/**
 * The invite code in a link, in the scene of a mini-program code, or in what somebody wrote.
 * @returns null when there is none, as in a link to somewhere else
 */
export const readInvite = (text: string): string | null => {
  const plain = decoded(decoded(text.trim()))
  const code = IN_LINK.exec(plain)?.[1] ?? IN_SCENE.exec(plain)?.[1] ?? plain
  return isInviteCode(code) ? plainInviteCode(code) : null
}

/** Parameters under which an invitation reaches the app. */
export interface InviteQuery {
  /** Of the link itself. */
  readonly code?: unknown
  /** Of a scanned mini-program code (WeChat). */
  readonly scene?: unknown
  /** A link that was scanned and opened a mini-program: WeChat's name for it, and Alipay's. */
  readonly q?: unknown
  readonly qrCode?: unknown
}

/** The invite code with which a screen or the app was opened; null without one. */
export const inviteOfQuery = ({ code, scene, q, qrCode }: InviteQuery): string | null => {
  for (const value of [code, scene, q, qrCode]) {
    const found = typeof value === 'string' && value !== '' ? readInvite(value) : null
    if (found !== null) return found
  }
  return null
}
