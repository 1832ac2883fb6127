import { isPublicHost } from '../partners/addresses'
import type { MailConfig, Profile } from './config'
import { ConfigError, optional, setting, SETTINGS, type Environment } from './settings'

const NONE_THERE = 'SMTP_URL: production needs a mail server, or nobody can register'

const serverOf = (text: string): URL => {
  const url = URL.canParse(text) ? new URL(text) : null
  if (!url?.hostname || !['smtp:', 'smtps:'].includes(url.protocol))
    throw new ConfigError('SMTP_URL must be an address that begins with smtp:// or smtps://')
  return url
}

/**
 * Where mails go. Across the internet they go encrypted.
 * @throws ConfigError
 */
export const readMail = (env: Environment, profile: Profile): MailConfig => {
  const [smtpUrl, from] = [optional(env, 'SMTP_URL'), setting(env, 'MAIL_FROM')]
  if (!/^[^\r\n<>@]*<?[^\s<>@]+@[^\s<>@]+>?$/.test(from))
    throw new ConfigError('MAIL_FROM must be an address, such as Name <no-reply@example.com>')
  if (profile === 'production' && !smtpUrl) throw new ConfigError(NONE_THERE)
  if (profile === 'production' && from === SETTINGS.MAIL_FROM.default)
    throw new ConfigError('MAIL_FROM: production needs a sender of its own')
  if (!smtpUrl) return { smtpUrl, from, requireTls: false }
  return { smtpUrl, from, requireTls: isPublicHost(serverOf(smtpUrl).hostname) }
}
