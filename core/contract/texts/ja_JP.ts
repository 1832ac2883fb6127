import type { ErrorCode } from '../../domain/problems'

export const errorsJa: Readonly<Record<ErrorCode, string>> = {
  LOGIN_REQUIRED: 'ログインしてください。',
  LOGIN_EXPIRED: 'ログインの有効期限が切れました。もう一度ログインしてください。',
  SERVER_BUSY:
    'サーバーが混み合っています。もう一度お試しください。同じ操作が二重に実行されることはありません。',
  INPUT_ERROR: '入力内容に誤りがあります。ご確認ください。',
  NOT_YET_OPENED: 'この機能はまだ公開されていません。',
  NOT_FOUND: '見つかりませんでした。削除された可能性があります。',
  TOO_MANY_REQUESTS: 'リクエストが多すぎます。{seconds}秒後にお試しください。',
  BODY_TOO_LARGE: '送信内容が大きすぎます。変更は行われていません。',
  SECRET_IN_QUERY: 'パスワードや認証コードは URL に含められません。POST で送信してください。',
  IDEMPOTENCY_CONFLICT: 'このリクエストは別の内容で送信済みです。最初からやり直してください。',
  FORBIDDEN: 'この操作を行う権限がありません。',
  REGION_REFUSED: 'お住まいの地域では登録および取引のサービスを提供していません。',
  ACCOUNT_REQUIRED: 'メールアドレスまたは電話番号を入力してください。',
  EMAIL_INVALID: 'メールアドレスの形式が正しくありません。',
  PHONE_INVALID: '選択した国・地域の電話番号として正しくありません。',
  REGION_REQUIRED: '国・地域を選択してください。',
  PASSWORD_REQUIRED: 'パスワードを入力してください。',
  PASSWORD_INVALID: '英字と数字を両方含む 6〜8文字で入力してください。',
  PASSWORD_TOO_COMMON: '推測されやすいパスワードです。別のものを設定してください。',
  PASSWORDS_DIFFER: '2つのパスワードが一致しません。',
  CODE_REQUIRED: '認証コードを入力してください。',
  CODE_INVALID: '認証コードが正しくありません。',
  CODE_EXPIRED: '認証コードの有効期限が切れました。もう一度取得してください。',
  CODE_TOO_SOON: 'コードは送信済みです。{seconds}秒後に再送信できます。',
  CODE_TRIES_EXCEEDED: 'コードの誤入力が多すぎます。新しいコードを取得してください。',
  CODE_UNDELIVERED: 'コードを送信できませんでした。再度お試しいただくか、別の宛先をご利用ください。',
  AGREEMENT_REQUIRED: 'ソフトウェアサービス規約を読み、同意してください。',
  INVITE_CODE_UNKNOWN: 'この招待コードは存在しません。確認するか、空欄にしてください。',
  ACCOUNT_TAKEN: 'このアカウントは登録済みです。ログインしてください。',
  LOGIN_FAILED: 'アカウントまたはパスワードが正しくありません。',
  LOGIN_BACKOFF: '試行回数が多すぎます。{seconds}秒後にお試しください。',
  CAPTCHA_REQUIRED: 'セキュリティ確認を完了してください。',
  CAPTCHA_INVALID: 'セキュリティ確認の有効期限が切れました。もう一度お試しください。',
  INVALID_SIGNATURE: '署名が無効です。',
  ACCOUNT_FROZEN: 'このアカウントは凍結されています。カスタマーサービスにお問い合わせください。',
  TRADE_PASSWORD_NOT_SET: '取引パスワードが未設定です。アカウントの安全設定で設定してください。',
  TRADE_PASSWORD_REQUIRED: '取引パスワードを入力してください。',
  TRADE_PASSWORD_WRONG: '取引パスワードが正しくありません。資金は移動していません。',
  IDENTITY_REQUIRED: '先に本人確認を完了してください。資金は移動していません。',
  AMOUNT_REQUIRED: '数量を入力してください。',
  AMOUNT_INVALID: '小数点以下 {scale}桁までの数値を入力してください。',
  AMOUNT_NOT_POSITIVE: '0 より大きい数量を入力してください。',
  INSUFFICIENT_AVAILABLE: '口座の利用可能残高が不足しています。',
  INSUFFICIENT_WALLET: 'ウォレットの残高が不足しています。',
  INSUFFICIENT_WITHDRAWABLE:
    '出金可能残高が不足しています。出金できるのは {available} {currency} までです。資金は移動していません。',
  TRANSFER_OUT_REQUIRED: '振替元の口座を選択してください。',
  TRANSFER_IN_REQUIRED: '振替先の口座を選択してください。',
  SAME_ACCOUNT: '異なる 2つの口座を選択してください。',
  CURRENCY_REQUIRED: '通貨を選択してください。',
  QUANTITY_REQUIRED: '投資額を入力してください。',
  STAKE_OUT_OF_RANGE: '1回の投資額は {min}〜{max} USDT の範囲で入力してください。',
  DIRECTION_REQUIRED: 'コールまたはプットを選択してください。',
  AREA_CLOSED: 'このエリアは現在取引できません。',
  DURATION_UNAVAILABLE: 'この期間は取り扱っていません。',
  INVEST_ACCOUNT_REQUIRED: '投資口座を選択してください。',
  PRICE_STALE: '価格が最新ではないため、注文は行われていません。しばらくしてからお試しください。',
  PAIR_NOT_TRADABLE: 'この通貨ペアは現在取引できません。',
  HOUSE_LIMIT:
    '現在お引き受けできる上限を超えています。資金は動いていません。数量を減らすか、しばらくしてからお試しください。',
  ORDER_NOT_FOUND: '注文が見つかりませんでした。',
  ORDER_FINISHED: 'この注文はすでに終了しています。',
  SELL_BACK_CLOSED: '満期前の最後の 10秒間は売り戻しできません。',
  QUOTE_EXPIRED: '見積もりの有効期限が切れました。もう一度取得してください。',
  ADDRESS_REQUIRED: 'アドレスを入力してください。',
  ADDRESS_INVALID: '有効な {network} アドレスではありません。1文字ずつ確認するか、コピーし直してください。',
  NO_WITHDRAW_ADDRESS: '出金アドレスが登録されていません。先にアドレスを登録してから出金してください。',
  NO_WITHDRAW_ADDRESS_ON:
    'この通貨の {network} の出金アドレスが登録されていません。先にアドレスを登録してから出金してください。',
  WITHDRAW_ADDRESS_REQUIRED: '登録済みのアドレスから選択してください。',
  WITHDRAW_ADDRESS_UNKNOWN:
    'このアドレスは、この通貨とネットワークの登録済みアドレスにありません。資金は移動していません。別のアドレスを選んでください。',
  WITHDRAW_ADDRESS_HELD:
    'このアドレスは登録されたばかりのため、安全のため保留中です。約 {hours}時間後に使えます。資金は移動していません。',
  WITHDRAW_BELOW_MINIMUM:
    '{network} の最小出金額は {min} {currency} です。もっと大きい金額を入力してください。',
  WITHDRAW_DAY_LIMIT:
    '24時間以内に出金できるのは {limit} {currency} までで、残りは {left} {currency} です。資金は移動していません。金額を減らすか、時間をおいてお試しください。',
  WITHDRAW_FEE_CHANGED:
    'このページを開いた後に手数料が変わりました。資金は移動していません。新しい金額を確認して、もう一度お進みください。',
  WITHDRAWAL_DECIDED: 'この出金はすでに審査待ちではないため、キャンセルできません。',
  ADDRESS_TAKEN:
    'このアドレスは、この通貨とネットワークですでに登録されています。そのままご利用いただけます。',
  ADDRESS_LIMIT:
    '登録できるアドレスは {max}件までです。使わなくなったものを削除してから、もう一度お試しください。',
  ADDRESS_LOOKS_LIKE:
    '登録済みの「{label}」とよく似た別のアドレスです。まだ登録していません。1文字ずつ確認してください。',
  ADDRESS_OURS:
    '当サービスの入金用アドレスのため、登録していません。ほかのユーザーへの支払いには、即時・手数料無料の「ユーザーへ送金」をご利用ください。',
  LABEL_REQUIRED: 'アドレスの名前を入力してください。',
  LABEL_TOO_LONG: '名前は {max}文字以内で入力してください。',
  NETWORK_REQUIRED: 'ネットワークを選択してください。',
  NETWORK_MISMATCH: '選択したネットワークはこの通貨に対応していません。別のネットワークを選択してください。',
  LOGIN_PASSWORD_WRONG: 'ログインパスワードが正しくありません。変更は行われていません。',
  TRADE_PASSWORD_SAME_AS_LOGIN:
    '取引パスワードはログインパスワードと異なるものにしてください。変更は行われていません。',
  CARD_HOLDER_REQUIRED: 'カード名義人を入力してください。',
  CARD_BANK_REQUIRED: '銀行名を入力してください。',
  CARD_NUMBER_REQUIRED: 'カード番号を入力してください。',
  CARD_NUMBER_INVALID: '有効なカード番号ではありません。1桁ずつ確認してください。',
  CARD_TEXT_TOO_LONG: '{max}文字以内で入力してください。',
  CARD_TAKEN: 'このカードはすでに登録されています。',
  CARD_LIMIT:
    '登録できるカードは {max}枚までです。使わなくなったものを削除してから、もう一度お試しください。',
  TEXT_NOT_PLAIN: '1行の通常の文字で入力してください。見えない制御文字は使えません。',
  RECIPIENT_REQUIRED: '受取人を入力してください。',
  UID_INVALID: 'UID は 8桁の数字です。',
  RECIPIENT_NOT_FOUND: '送金できる相手が見つかりませんでした。相手に確認して、もう一度お試しください。',
  RECIPIENT_IS_SELF: 'ご自身のアカウントです。ご自身の口座間の移動には「振替」をご利用ください。',
  RECIPIENT_UNAVAILABLE: 'この受取人は現在受け取りができません。資金は移動していません。',
  RECIPIENT_EXPIRED: '受取人の確認から時間が経過しました。資金は移動していません。もう一度検索してください。',
  LOOKUP_LIMIT: '1時間に検索できる受取人は 10人までです。あと {wait}（分:秒）で再度検索できます。',
  PARTNER_REQUIRED: '提携先を選択してください。',
  PARTNER_CURRENCY:
    'この提携先は {currency} に対応していません。別の通貨を選択してください。資金は移動していません。',
  PARTNER_AMOUNT_OUT_OF_RANGE:
    'この提携先への 1回の送金は {min}〜{max} {currency} です。資金は移動していません。',
  PARTNER_ACCOUNT_REQUIRED: '提携先でのアカウントを入力してください。',
  PARTNER_ACCOUNT_INVALID: 'アカウントは 1行、{max}文字以内で入力してください。',
  PARTNER_DAY_LIMIT:
    'この提携先は本日の上限に達しました。資金は移動していません。金額を減らすか、明日（UTC）お試しください。',
  FUNDS_PAGE_TOO_FAR:
    'ページ番号で表示できるのは最新の {count}件までです。それ以前の明細もすべて保存されています。期間を指定してご覧ください。',
  LIABILITIES_NONE: '残高スナップショットはまだ公開されていません。しばらくしてからもう一度ご確認ください。',
  LIABILITIES_NOT_INCLUDED:
    'お客様の口座は、このスナップショット（{time}）の後に開設されました。次回のスナップショットに含まれます。残高に影響はありません。',
  LIABILITIES_FORGOTTEN:
    'この古いスナップショットの詳細は保存されていません。新しいスナップショットでご確認ください。',
  LIABILITIES_MISMATCH:
    '全ユーザーの {currency}（{leaves}）が元帳の債務（{ledger}）と一致しません。何も公開されていません。帳簿を監査してください。',
  LIABILITIES_BUSY: 'スナップショットを公開しています。少し待ってからもう一度お試しください。',
  LIABILITIES_TAMPERED:
    'スナップショット {sequence} が公開時の内容と異なります。何も公開されていません。控えから復元してください。',
  CONTRACT_CLOSED: 'この通貨ペアの先物取引は提供していません。別のペアを選択してください。',
  LEVER_UNAVAILABLE: 'このペアではそのレバレッジを利用できません。一覧から選択してください。',
  CONTRACT_QUANTITY_OUT_OF_RANGE:
    '数量は {min}〜{max} {currency} の範囲で入力してください。注文は行われていません。',
  CONTRACT_QUANTITY_INVALID: '数量は小数点以下 {scale}桁以内で入力してください。',
  PRICE_REQUIRED: '指値価格を入力してください。',
  PRICE_INVALID: '0 より大きく、小数点以下 {scale}桁以内の価格を入力してください。',
  PRICE_OUT_OF_BAND:
    '市場価格から大きく離れた価格です。入力ミスがないかご確認ください（{min}〜{max} の範囲で指定できます）。注文は行われていません。',
  SLIPPAGE_OUT_OF_RANGE: 'スリッページの上限は {max}% 以内で指定してください。注文は行われていません。',
  POSITION_NOT_FOUND: 'ポジションが見つかりませんでした。',
  POSITION_CLOSED: 'このポジションはすでに決済されています。結果は履歴でご確認ください。',
  CLOSE_QUANTITY_TOO_LARGE:
    'このポジションで決済できるのは残り {max} {currency} までです（決済注文中の数量を除く）。変更は行われていません。',
  WIN_PRICE_INVALID:
    '利確価格は現在価格より利益側（ロングは上、ショートは下）に設定してください。変更は行われていません。',
  LOST_PRICE_INVALID: '損切価格は現在価格と清算価格の間に設定してください。変更は行われていません。',
  CONTRACTS_PAUSED:
    '現在、新規の先物注文を一時停止しています。注文は行われていません。決済と注文の取消はご利用いただけます。',
  NO_POSITIONS: '決済できるポジションはありません。',
  TOO_MANY_CONTRACTS:
    'ポジションと未約定の注文が合わせて上限の {max}件に達しています。注文は行われていません。先に一部を決済または取り消してください。',
  SWAP_TOKEN_REQUIRED: '受け取る通貨を選んでください。',
  SWAP_SAME_TOKEN: '異なる 2つの通貨を選んでください。',
  SWAP_OUT_OF_RANGE: '1回に交換できる数量は {min}〜{max} {currency} です。交換は行われていません。',
  NO_PRICE: '{currency} には市場価格がないため、交換できません。交換は行われていません。',
  SWAP_CLOSED: 'この 2つの通貨は現在交換できません。交換は行われていません。別の通貨をお選びください。',
  SWAP_TOO_SMALL:
    '手数料を差し引くと受け取れる数量が残りません。交換は行われていません。数量を増やしてください。',
  PRICE_MOVED:
    '見積もりの後に価格が動きました。交換は行われていません。新しい見積もりを確認して、もう一度実行してください。',
  QUOTE_USED: 'この見積もりは既に交換済みです。交換履歴でご確認ください。',
  DEPOSIT_BELOW_MINIMUM: '最低入金額は 10 USDT です',
  TEST_DEPOSIT_TOO_LARGE: 'テスト入金は 1回につき {max} {currency} までです。数量を減らしてください。',
  TEST_DEPOSIT_LIMIT:
    '1時間以内にテスト入金を {count}回送信しています。今回は送信されていません。しばらくしてからお試しください。',
  STORAGE_DENIED: '権限がありません。ストレージの権限を許可してください',
  IMAGE_SAVE_FAILED: '画像を保存できませんでした',
  RISK_UNREAD: '先にリスク説明をお読みください。注文は出されていません。',
  RISK_OUTDATED: 'リスク説明が更新されました。最新版をお読みください。',
  COOLING_OFF:
    '{until} まで取引を休むよう設定されています。注文は出されていません。決済、売り戻し、取り消しはできます。',
  OWN_STAKE_LIMIT:
    'ご自身で決めた 1注文あたりの上限は {limit} USDT です。注文は出されていません。金額を減らすか、「マイリミット」で上限を変更してください。',
  OWN_LOSS_LIMIT:
    'この注文は 1日の損失上限 {limit} USDT を超えるおそれがあります（本日の残り {left} USDT）。注文は出されていません。',
  COOL_OFF_SHORTER: 'お休みはすでに {until} まで設定されていて、短くすることはできません。',
  LIMIT_CHANGE_REQUIRED: '変更する項目を選んでください。リミットは変わっていません。',
  PICTURE_REQUIRED: '画像が必要です。画像を選んで、もう一度お試しください。',
  PICTURE_TYPE: '使用できる画像は JPEG、PNG、WebP です。何も保存されていません。別の画像を選んでください。',
  PICTURE_TOO_LARGE:
    '画像が大きすぎます（上限 {megabytes} MB、5,000 万画素）。何も保存されていません。小さい画像を選んでください。',
  PICTURE_BROKEN:
    'この画像は読み取れません。破損している可能性があります。何も保存されていません。別の画像を選んでください。',
  PICTURE_DENIED:
    '権限がありません。設定でカメラまたは写真へのアクセスを許可してから、もう一度画像を選んでください。',
  PASSWORD_SAME_AS_TRADE:
    'ログインパスワードには、取引パスワードと異なるものを設定してください。変更は行われていません。',
  PASSWORD_UNCHANGED: '現在のパスワードと同じです。変更は行われていません。新しいものを設定してください。',
  SECOND_STEP_REQUIRED: '認証アプリの 6桁の数字、またはリカバリーコードを入力してください。',
  SECOND_STEP_WRONG:
    'コードが正しくないか、すでに使用されています。変更は行われていません。アプリに次のコードが表示されるまでお待ちください。',
  SECOND_STEP_EXPIRED:
    '2段階目の確認が時間切れか、試行回数の上限に達しました。もう一度ログインしてください。',
  TWO_STEP_ON: '2段階認証はすでに有効です。変更は行われていません。',
  TWO_STEP_OFF: '2段階認証は有効になっていません。変更は行われていません。',
  TWO_STEP_EXPIRED:
    '設定が時間切れになりました。変更は行われていません。新しい QR コードでもう一度お試しください。',
  PHISHING_WORD_INVALID: '{min}〜{max}文字で入力してください。変更は行われていません。',
  INVITER_BOUND: '招待者はすでに登録されており、変更できません。何も変更されていません。',
  INVITER_IS_SELF: 'これはご自身の招待コードです。招待してくれた方のコードを入力してください。',
  INVITER_IN_TEAM:
    'この方はあなた、またはあなたのチームが招待したメンバーのため、招待者に設定できません。何も変更されていません。',
  SUPPORT_CLOSED: 'ここではメッセージを受け付けていません。このページに記載の連絡先をご利用ください。',
  SUPPORT_TEXT_REQUIRED: 'メッセージを入力してください。',
  SUPPORT_TEXT_TOO_LONG:
    'メッセージが長すぎます（上限 {max}文字）。送信されていません。短くするか、2回に分けて送信してください。',
  SUPPORT_TOO_MANY:
    '1時間に {max}件のメッセージが送信されています。このメッセージは送信されていません。返信をお待ちください。',
  ENQUIRY_NAME_REQUIRED: 'お名前を入力してください。',
  ENQUIRY_COMPANY_REQUIRED: '会社名またはプロジェクト名を入力してください。',
  ENQUIRY_CONTACT_REQUIRED: '返信先のメールアドレスまたは電話番号を入力してください。',
  ENQUIRY_CONTACT_INVALID: 'メールアドレスまたは電話番号として読み取れません。',
  ENQUIRY_MESSAGE_REQUIRED: 'ご希望の内容を入力してください。',
  ENQUIRY_TEXT_TOO_LONG: '入力できるのは {max}文字までです。送信されていません。',
  ENQUIRY_TOO_MANY:
    '本日、お使いのネットワークからのお問い合わせが上限に達しました。送信されていません。明日あらためてお試しください。',
  IDENTITY_NAME_REQUIRED: '本人確認書類に記載の氏名を入力してください。',
  IDENTITY_NAME_INVALID: '氏名は書類の記載どおりに 2～{max}文字で入力してください。数字や記号は使えません。',
  IDENTITY_NUMBER_REQUIRED: '書類の番号を入力してください。',
  IDENTITY_NUMBER_INVALID: '番号が正しくありません。書類と一文字ずつ照らし合わせてください。',
  IDENTITY_DOCUMENT_REQUIRED: '書類の種類を選択してください。',
  IDENTITY_PENDING: '本人確認はすでに審査中です。再送信はされていません。',
  IDENTITY_APPROVED: '本人確認はすでに完了しています。追加の手続きは不要です。',
  IDENTITY_NUMBER_TAKEN:
    'この番号はこのアカウントでは使用できません。何も送信されていません。番号を確認するか、サポートへお問い合わせください。',
  IDENTITY_PICTURE_GONE: '画像の有効期限が切れました。何も送信されていません。もう一度選択してください。',
  NICKNAME_REQUIRED: 'ニックネームを入力してください。',
  NICKNAME_INVALID: 'ニックネームは 1行、{max}文字以内です。短くするか、特殊な記号を除いてください。',
  CONTACT_TAKEN:
    'この連絡先は別のアカウントで使われています。何も変更されていません。別の連絡先をお使いください。',
  CONTACT_UNCHANGED: 'すでにご登録の連絡先です。変更する場合は別の連絡先を入力してください。',
  WALLET_TAKEN:
    'このウォレットは別のアカウントに連携されています。何も変更されていません。別のウォレットをお選びください。',
  WALLET_BOUND: 'すでにウォレットが連携されています。先に解除してから、別のウォレットを連携してください。',
  NO_WALLET_BOUND: 'このアカウントに連携されたウォレットはありません。変更の必要はありません。',
  WALLET_DOMAIN:
    'このアドレスではウォレットを利用できません。いつものアドレスでアプリを開き、もう一度お試しください。',
  WALLET_MISSING:
    'ウォレットが見つかりません。ブラウザーにウォレットを追加するか、ウォレット内のブラウザーでこのページを開いてください。',
  WALLET_REFUSED: 'ウォレットで署名されませんでした。何も変更されていません。もう一度お試しください。',
  INVITE_CODE_REQUIRED: '招待してくれた方の招待コードを入力してください。',
  INVITER_TOO_LATE: '招待者を登録できるのは、登録から 7日以内です。何も変更されていません。',
  ID_TAIL_REQUIRED: '身分証番号の下4桁を入力してください。',
  ID_TAIL_WRONG:
    '身分証番号の下4桁が一致しません。何も変更されていません。ご確認のうえ、もう一度お試しください。',
  ALERT_PRICE_REQUIRED: '通知を受け取りたい価格を入力してください。',
  ALERT_OUT_OF_RANGE:
    '市場価格から大きく離れています。入力に誤りがないかご確認ください（{min} ～ {max}）。アラートは設定されていません。',
  ALERT_REACHED: '現在の価格と同じです。それより上か下の価格を指定してください。',
  ALERT_LIMIT: '価格アラートは {count}件までです。先に 1件削除してください。ほかのアラートはそのままです。',
  NETWORK_FAILURE: '通信に失敗しました。接続を確認して、もう一度お試しください。',
  NO_NETWORK: 'ネットワークに接続されていません',
  TIMED_OUT: 'サーバーへの接続がタイムアウトしました。画面をタップして再試行してください。',
  OUTCOME_UNKNOWN:
    '応答がなく、すでに完了している可能性があります。ここで再試行しても二重には実行されません。画面を離れた場合は、先に履歴をご確認ください。',
  REGISTRATION_UNKNOWN:
    '応答がなく、アカウントがすでに作成されている可能性があります。新しいコードを送信する前に、ログインをお試しください。',
}
