export const scan = {
  open: '扫一扫',
  failed: '扫描失败',
  denied: '本应用未获准使用相机。请在手机设置中允许，然后重新扫描。',
  notAddress: '二维码中没有地址。',
  otherNetwork: '二维码中是 {network} 的地址，请先选择该网络，或扫描其他二维码。',
  notInvite: '二维码中没有邀请信息。',
  filled: '已从二维码填入，请核对后再继续。',
}
