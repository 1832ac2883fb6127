import type { Context } from '../context'
import { langOf } from '../http/lang'
import type { Origin } from '../http/route'
import { accountMail, type AccountNews } from '../mail/accountMail'
import { sendMail } from '../mail/send'
import type { Tx } from '../store/db'
import type { UserRow } from '../store/tables/people'
import { deviceOf } from './device'
import { maskIp } from './maskIp'
import { phishingWordOf } from './phishingWord'

type Parts = Pick<Context, 'clock' | 'config' | 'log' | 'secrets'>

/** `Chrome · Windows`, as far as it is known. */
export const deviceName = (userAgent: string): string => {
  const { device, browser } = deviceOf(userAgent)
  return [browser, device].filter(Boolean).join(' · ')
}

/**
 * Mails a user what happened to the account, once it is committed, in the language of their last sign-in. Who has no
 * address gets none, and a mail that fails stops nothing: the history tells it all the same.
 */
export const tellByMail = (
  { clock, config, log, secrets }: Parts,
  t: Tx,
  user: UserRow,
  { news, origin }: { readonly news: AccountNews; readonly origin: Origin },
): void => {
  const { email } = user
  if (email === null || config.mail.smtpUrl === null) return
  const lang = langOf(user.lang)
  const place = { device: deviceName(origin.userAgent), ip: maskIp(origin.ip) }
  const letter = accountMail(lang, { news, at: clock.now(), ...place })
  const mail = { ...letter, to: email, lang, word: phishingWordOf({ secrets }, user) }
  t.afterCommit(() => {
    sendMail(config.mail, mail).catch((error: unknown) =>
      log.error({ err: error }, 'a user could not be told by mail'),
    )
  })
}
