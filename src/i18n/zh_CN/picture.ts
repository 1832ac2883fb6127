export const picture = {
  saved: '图片已保存',
  storageTitle: '允许存储',
  openSettings: '前往设置',
}
