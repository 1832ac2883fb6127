import { createTransport } from 'nodemailer'
import type { Lang } from '@core/domain'
import type { MailConfig } from '../config/config'

const TEXTS: Readonly<Record<Lang, { subject: string; body: (code: string) => string }>> = {
  en_US: {
    subject: 'Your Limelight verification code',
    body: (code) =>
      `Your verification code is ${code}. It is valid for 5 minutes.\n\nWe never ask for this code. If you did not request it, ignore this mail.`,
  },
  zh_CN: {
    subject: 'Limelight 验证码',
    body: (code) =>
      `您的验证码是 ${code}，5 分钟内有效。\n\n我们不会向您索要验证码。若非本人操作，请忽略本邮件。`,
  },
  ja_JP: {
    subject: 'Limelight 認証コード',
    body: (code) =>
      `認証コードは ${code} です。有効期間は 5 分です。\n\n当社からこのコードをお尋ねすることはありません。お心当たりがない場合は、このメールを破棄してください。`,
  },
}

/** Patience with the mail server in ms: less than a client has with us. */
const LIMITS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }

interface Letter {
  readonly to: string
  readonly code: string
  readonly lang: Lang
}

/** Mails a code in the reader's language. @throws what the mail server refused */
export const sendCodeMail = async (
  { smtpUrl, from }: MailConfig,
  { to, code, lang }: Letter,
): Promise<void> => {
  if (smtpUrl === null) throw new Error('no mail server is set')
  const transport = createTransport({ url: smtpUrl, ...LIMITS })
  const { subject, body } = TEXTS[lang]
  try {
    await transport.sendMail({ from, to, subject, text: body(code) })
  } finally {
    transport.close()
  }
}
