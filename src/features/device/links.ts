import { inviteRoute, isInviteCode, plainInviteCode } from '@core/domain'

/** `limelight://invite/LM7Q2K`, in place of the whole route. */
const INVITE = /^limelight:\/\/invite\/([^/?#]+)$/i
/** `limelight://pages/kline/kline?tradeId=1` */
const OWN = /^limelight:\/\/(.*)$/i
/** What a browser's address has after its `#`: `https://app.example.com/#/pages/reg?code=LM7Q2K` */
const WEB = /^https:\/\/[^/?#]+\/?(?:\?[^#]*)?#\/?(.*)$/i
/** Names and values as our own addresses have them: nothing that could end the query and begin something else. */
const QUERY = /^[\w.~%+&=:,-]{0,512}$/

/**
 * Where a link leads within the app.
 * @param routes all of the app's own: `/pages/home/index`
 * @returns null when it leads nowhere of ours
 */
export const routeOfLink = (link: string, routes: readonly string[]): string | null => {
  const [, code] = INVITE.exec(link) ?? []
  if (code !== undefined) return isInviteCode(code) ? inviteRoute(plainInviteCode(code)) : null
  const [, inside] = OWN.exec(link) ?? WEB.exec(link) ?? []
  if (inside === undefined) return null
  const [path = '', query = '', ...rest] = inside.split('?')
  const route = `/${path.replace(/^\/+|\/+$/g, '')}`
  if (rest.length > 0 || !routes.includes(route) || !QUERY.test(query)) return null
  return query ? `${route}?${query}` : route
}
