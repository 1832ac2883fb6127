export const device = {
  lockTitle: 'Limelight 已锁定',
  lockText: '未能识别您的指纹或面容，没有任何更改。请重试，或使用密码登录。',
  lockMissing: '此手机不再有已录入的指纹或面容，没有丢失任何内容。请使用密码登录，或在手机设置中重新录入。',
  lockReason: '解锁 Limelight',
  unlock: '解锁',
  signIn: '使用密码登录',
  tokenLost: '此手机无法读取您的登录信息，没有丢失任何内容。请重新登录。',
  tokenNotKept: '此手机无法安全保存您的登录信息。关闭应用前您仍保持登录，之后请重新登录。',
  up: '看涨',
  down: '看跌',
  settledTitle: '{pair} 期权已到期',
  settledText: '您的 {pair} {direction}期权已到结算时间。打开 Limelight 查看结果。',
}
