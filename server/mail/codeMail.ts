import type { Lang } from '@core/domain'
import type { MailConfig } from '../config/config'
import { sendMail } from './send'

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
      `認証コードは ${code} です。有効期間は 5分です。\n\n当社からこのコードをお尋ねすることはありません。お心当たりがない場合は、このメールを破棄してください。`,
  },
}

/** For who asks to reset the password of an account that does not exist: the mailbox learns it, the screen does not. */
const NO_ACCOUNT: Readonly<Record<Lang, { subject: string; body: string }>> = {
  en_US: {
    subject: 'Your Limelight password',
    body: 'Someone asked to reset the password of a Limelight account with this address. There is no such account.\n\nPerhaps you registered with another address or a phone number. If it was not you, ignore this mail.',
  },
  zh_CN: {
    subject: 'Limelight 密码',
    body: '有人请求重置使用此邮箱的 Limelight 账号的密码，但该账号不存在。\n\n您可能使用了其他邮箱或手机号注册。若非本人操作，请忽略本邮件。',
  },
  ja_JP: {
    subject: 'Limelight のパスワード',
    body: 'このメールアドレスの Limelight アカウントについて、パスワードの再設定が依頼されましたが、該当するアカウントはありません。\n\n別のメールアドレスまたは電話番号で登録された可能性があります。お心当たりがない場合は、このメールを破棄してください。',
  },
}

interface Letter {
  readonly to: string
  readonly lang: Lang
  /** The reader's anti-phishing word; null when they have none. */
  readonly word: string | null
}

/** Mails a code in the reader's language. @throws what the mail server refused */
export const sendCodeMail = (config: MailConfig, { code, ...letter }: Letter & { code: string }) => {
  const { subject, body } = TEXTS[letter.lang]
  return sendMail(config, { ...letter, subject, body: body(code) })
}

/** Mails that there is no account with this address. @throws what the mail server refused */
export const sendNoAccountMail = (config: MailConfig, letter: Omit<Letter, 'word'>) =>
  sendMail(config, { ...letter, ...NO_ACCOUNT[letter.lang], word: null })
