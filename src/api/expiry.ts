import { EXPIRY_REDIRECT_DELAY } from '@core/domain'
import { clearSession, session } from '@/stores/session'

type Handler = () => void

let notice: Handler = () => undefined
let redirect: Handler = () => undefined

/** The shell says how to tell the user and how to open the login screen. */
export const onSessionExpired = (handlers: {
  readonly notice: Handler
  readonly redirect: Handler
}): void => {
  notice = handlers.notice
  redirect = handlers.redirect
}

/** Sessions that the user ends here: that the server says so, perhaps before its reply is here, is no news. */
const ending = new Set<string>()

export const expectEnd = (token: string): void => void ending.add(token)

/**
 * Handles an expired login once, however many calls report it: notice, token cleared, login screen after 1.5 s.
 * @param token the one that was refused; a newer one is left alone
 */
export const sessionExpired = (token: string | null): void => {
  if (!token || ending.has(token) || session.getState().token !== token) return
  clearSession()
  notice()
  setTimeout(() => {
    if (session.getState().token === null) redirect()
  }, EXPIRY_REDIRECT_DELAY)
}
