export const settings = {
  title: '設定',
  fiat: '表示通貨',
  fiatRate: '1 USDT = {rate} {currency}（{date}）',
  fiatNone: '{currency} はレートなし',
  notifications: '通知',
  confirm: '注文前に確認する',
  hideSmall: '1 USDT 未満の残高を隠す',
  hideBalances: '残高をすべて隠す',
  lessMotion: '動きを減らす',
  lock: '指紋または顔でロックを解除',
  lockReason: '本人確認をしてください',
  lockMissing:
    'この端末には指紋も顔も登録されていません。変更はありません。端末の設定で登録してから、もう一度お試しください。',
  lockRefused: '認識できませんでした。変更はありません。もう一度お試しください。',
  lockFailed: 'この端末に設定を保存できませんでした。変更はありません。もう一度お試しください。',
  cache: 'この端末の保存データ',
  clearQuestion: 'この端末の保存データを消去しますか？',
  clearGoes:
    '消去：表示設定、チャートの指標と描画、アカウントに未同期のお気に入り、保存済みの検証用公開鍵、最後に取得した価格。',
  clearStays:
    '保持：ログイン状態、言語、回線。残高・注文・履歴はサーバーに保存されており、影響はありません。',
  clear: '{size} を消去',
  cleared: '消去しました',
  version: 'バージョン',
  checking: '確認中…',
  newest: '最新のバージョンです',
}
