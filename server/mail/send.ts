import { createTransport } from 'nodemailer'
import type { Lang } from '@core/domain'
import type { MailConfig } from '../config/config'

/** Patience with the mail server in ms: less than a client has with us. */
const LIMITS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }

const WORD: Readonly<Record<Lang, (word: string) => string>> = {
  en_US: (word) => `Your anti-phishing word: ${word}\nA mail without this word is not from us.`,
  zh_CN: (word) => `您的防钓鱼码：${word}\n不含此防钓鱼码的邮件并非由我们发出。`,
  ja_JP: (word) => `フィッシング対策ワード：${word}\nこのワードのないメールは当社からのものではありません。`,
}

export interface Mail {
  readonly to: string
  readonly lang: Lang
  readonly subject: string
  readonly body: string
  /** The reader's anti-phishing word; null when they have none. */
  readonly word: string | null
}

/** Sends a mail that shows the reader's anti-phishing word. @throws what the mail server refused */
export const sendMail = async (
  { smtpUrl, from, requireTls }: MailConfig,
  { to, lang, subject, body, word }: Mail,
): Promise<void> => {
  if (smtpUrl === null) throw new Error('no mail server is set')
  const transport = createTransport({ url: smtpUrl, requireTLS: requireTls, ...LIMITS })
  const text = word === null ? body : `${body}\n\n${WORD[lang](word)}`
  try {
    await transport.sendMail({ from, to, subject, text })
  } finally {
    transport.close()
  }
}
