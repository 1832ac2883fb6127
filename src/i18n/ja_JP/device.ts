export const device = {
  lockTitle: 'Limelight はロックされています',
  lockText:
    '指紋または顔を認識できませんでした。変更はありません。もう一度試すか、パスワードでログインしてください。',
  lockMissing:
    'この端末に指紋または顔の登録がなくなりました。失われたものはありません。パスワードでログインするか、端末の設定で登録してください。',
  lockReason: 'Limelight のロックを解除',
  unlock: 'ロックを解除',
  signIn: 'パスワードでログイン',
  tokenLost:
    'この端末でログイン情報を読み取れませんでした。失われたものはありません。もう一度ログインしてください。',
  tokenNotKept:
    'この端末にログイン情報を安全に保存できませんでした。アプリを閉じるまではログインしたままです。その後、もう一度ログインしてください。',
  up: 'コール',
  down: 'プット',
  settledTitle: '{pair} オプションが終了しました',
  settledText: '{pair} の{direction}が決済時刻になりました。Limelight を開いて結果を確認してください。',
}
