export const scanner = {
  title: '扫描二维码',
  aim: '将二维码对准取景框',
  starting: '正在启动相机',
  noCode: '图片中没有找到二维码，请选择二维码较大且清晰的图片。',
  denied: '无法使用相机。请在浏览器设置中允许访问，或改为选择图片。',
  noCamera: '没有找到相机，请改为选择二维码图片。',
  picture: '选择图片',
  again: '重新启动相机',
  start: '打开扫码',
  found: '二维码内容',
  noDecoder: '无法加载扫码功能，请检查网络后重试。',
}
