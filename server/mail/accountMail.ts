import type { Lang } from '@core/domain'

/** What a user is told by mail, whoever did it. */
export type AccountNews =
  | 'newDevice'
  | 'passwordChanged'
  | 'passwordReset'
  | 'tradePasswordChanged'
  | 'signedOut'
  | 'twoStepOn'
  | 'twoStepOff'
  | 'recoveryCodesMade'
  | 'contactBound'
  | 'walletBound'
  | 'walletUnbound'
  | 'frozen'

interface Place {
  /** UTC. */
  readonly time: string
  readonly device: string
  readonly ip: string
}

interface Words {
  readonly subject: Readonly<Record<AccountNews, string>>
  readonly unknown: string
  readonly place: (place: Place) => string
  readonly advice: string
}

const WORDS: Readonly<Record<Lang, Words>> = {
  en_US: {
    subject: {
      newDevice: 'Your Limelight account was used on a new device',
      passwordChanged: 'Your Limelight login password was changed',
      passwordReset: 'Your Limelight login password was reset',
      tradePasswordChanged: 'Your Limelight trade password was changed',
      signedOut: 'Devices were signed out of your Limelight account',
      twoStepOn: 'Two-step sign-in is on for your Limelight account',
      twoStepOff: 'Two-step sign-in is off for your Limelight account',
      recoveryCodesMade: 'New recovery codes for your Limelight account',
      contactBound: 'An email address or phone number was bound to your Limelight account',
      walletBound: 'A wallet was bound to your Limelight account and can sign in to it',
      walletUnbound: 'The wallet was unbound from your Limelight account',
      frozen: 'Your Limelight account is frozen',
    },
    unknown: 'unknown device',
    place: ({ time, device, ip }) => `Time: ${time} UTC\nDevice: ${device}\nIP address: ${ip}`,
    advice:
      'If it was you, there is nothing to do. If not, reset your password in the app now, look at your devices under Account security, and write to customer service.',
  },
  zh_CN: {
    subject: {
      newDevice: '您的 Limelight 账号在新设备上登录',
      passwordChanged: '您的 Limelight 登录密码已修改',
      passwordReset: '您的 Limelight 登录密码已重置',
      tradePasswordChanged: '您的 Limelight 交易密码已修改',
      signedOut: '您的 Limelight 账号已在其他设备上退出登录',
      twoStepOn: '您的 Limelight 账号已开启两步验证',
      twoStepOff: '您的 Limelight 账号已关闭两步验证',
      recoveryCodesMade: '您的 Limelight 账号已生成新的恢复码',
      contactBound: '您的 Limelight 账号已绑定邮箱或手机',
      walletBound: '您的 Limelight 账号已绑定钱包，可用其登录',
      walletUnbound: '您的 Limelight 账号已解绑钱包',
      frozen: '您的 Limelight 账号已冻结',
    },
    unknown: '未知设备',
    place: ({ time, device, ip }) => `时间：${time}（UTC）\n设备：${device}\nIP 地址：${ip}`,
    advice:
      '若为本人操作，请忽略。若非本人操作，请立即在应用内重置密码，在“账户安全”中检查登录设备，并联系客服。',
  },
  ja_JP: {
    subject: {
      newDevice: 'Limelight アカウントが新しい端末で使用されました',
      passwordChanged: 'Limelight のログインパスワードが変更されました',
      passwordReset: 'Limelight のログインパスワードが再設定されました',
      tradePasswordChanged: 'Limelight の取引パスワードが変更されました',
      signedOut: 'Limelight アカウントが他の端末からログアウトされました',
      twoStepOn: 'Limelight アカウントの 2 段階認証が有効になりました',
      twoStepOff: 'Limelight アカウントの 2 段階認証が無効になりました',
      recoveryCodesMade: 'Limelight アカウントの新しいリカバリーコードが発行されました',
      contactBound: 'Limelight アカウントにメールアドレスまたは電話番号が登録されました',
      walletBound: 'Limelight アカウントにウォレットが連携され、ログインに使えるようになりました',
      walletUnbound: 'Limelight アカウントのウォレット連携が解除されました',
      frozen: 'Limelight アカウントが凍結されました',
    },
    unknown: '不明な端末',
    place: ({ time, device, ip }) => `日時：${time}（UTC）\n端末：${device}\nIP アドレス：${ip}`,
    advice:
      'ご本人による操作の場合、対応は不要です。お心当たりがない場合は、ただちにアプリでパスワードを再設定し、「アカウントセキュリティ」で端末をご確認のうえ、カスタマーサービスにご連絡ください。',
  },
}

interface Event {
  readonly news: AccountNews
  /** Wall time in ms. */
  readonly at: number
  /** `Chrome · Windows`; empty when unknown. */
  readonly device: string
  readonly ip: string
}

/** Subject and text of the mail. */
export const accountMail = (
  lang: Lang,
  { news, at, device, ip }: Event,
): { readonly subject: string; readonly body: string } => {
  const { subject, unknown, place, advice } = WORDS[lang]
  const time = new Date(at).toISOString().slice(0, 16).replace('T', ' ')
  const where = place({ time, device: device || unknown, ip })
  return { subject: subject[news], body: `${subject[news]}\n\n${where}\n\n${advice}` }
}
