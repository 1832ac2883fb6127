export const gate = {
  title: '请先验证身份',
  noteTitle: '请先完成实名认证',
  text_withdraw: '身份审核通过后即可提现。',
  text_partner: '身份审核通过后即可向合作方付款。',
  kept: '您在此处填写的内容会保留。',
  pending: '您的认证正在审核中，完成后会通知您。',
  rejected: '上次提交未通过审核，请查看原因并重新提交。',
  verify: '立即认证',
  see: '查看进度',
  later: '稍后',
}
