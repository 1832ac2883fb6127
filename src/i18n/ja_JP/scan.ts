export const scan = {
  open: '読み取る',
  failed: '読み取りに失敗しました',
  notAddress: 'このコードにアドレスは含まれていません。',
  otherNetwork:
    'このコードは {network} のアドレスです。先にそのネットワークを選ぶか、別のコードを読み取ってください。',
  notInvite: 'このコードに招待情報は含まれていません。',
  filled: 'コードから入力しました。確認してからお進みください。',
}
