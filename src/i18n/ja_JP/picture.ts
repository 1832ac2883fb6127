export const picture = {
  saved: '画像を保存しました',
  storageTitle: 'ストレージの許可',
  openSettings: '設定を開く',
}
