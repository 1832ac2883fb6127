import type { ErrorCode } from '../../domain/problems'

/** What happened, that nothing was lost, and what to do next. */
export const errorsEn: Readonly<Record<ErrorCode, string>> = {
  LOGIN_REQUIRED: 'Please log in to continue.',
  LOGIN_EXPIRED: 'Login expired, please log in again.',
  SERVER_BUSY: 'Server is busy, please try again. Nothing is carried out twice.',
  INPUT_ERROR: 'Input error. Please check what you entered.',
  NOT_YET_OPENED: 'Not yet opened.',
  NOT_FOUND: 'We could not find that. It may have been removed.',
  TOO_MANY_REQUESTS: 'Too many requests. Please try again in {seconds} s.',
  BODY_TOO_LARGE: 'The request is too large. Nothing was changed.',
  SECRET_IN_QUERY: 'Passwords and codes cannot be sent in a web address. Please use POST.',
  IDEMPOTENCY_CONFLICT: 'This request was already sent with other content. Please start again.',
  FORBIDDEN: 'You do not have permission to do this.',
  REGION_REFUSED: 'Registration and trading are not offered where you are.',
  ACCOUNT_REQUIRED: 'Enter your email or phone number.',
  EMAIL_INVALID: 'This does not look like an email address.',
  PHONE_INVALID: 'This does not look like a phone number of the chosen country.',
  REGION_REQUIRED: 'Choose a country or region.',
  PASSWORD_REQUIRED: 'Enter your password.',
  PASSWORD_INVALID: 'Use 6 to 8 letters and digits, with at least one of each.',
  PASSWORD_TOO_COMMON: 'This password is too easy to guess. Please choose another.',
  PASSWORDS_DIFFER: 'The two passwords are inconsistent.',
  CODE_REQUIRED: 'Enter the verification code.',
  CODE_INVALID: 'The verification code is not correct.',
  CODE_EXPIRED: 'The verification code has expired. Please request a new one.',
  CODE_TOO_SOON: 'A code was just sent. You can request another in {seconds} s.',
  CODE_TRIES_EXCEEDED: 'Too many wrong codes. Please request a new one.',
  CODE_UNDELIVERED: 'The code could not be sent. Please try again or use another address.',
  AGREEMENT_REQUIRED: 'Please read and accept the software service agreement.',
  INVITE_CODE_UNKNOWN: 'This invitation code does not exist. Check it, or leave it empty.',
  ACCOUNT_TAKEN: 'This account is already registered. Please log in.',
  LOGIN_FAILED: 'The account or the password is not correct.',
  LOGIN_BACKOFF: 'Too many attempts. Please try again in {seconds} s.',
  CAPTCHA_REQUIRED: 'Please complete the security check.',
  CAPTCHA_INVALID: 'The security check has expired. Please try again.',
  INVALID_SIGNATURE: 'Invalid signature.',
  ACCOUNT_FROZEN: 'This account is frozen. Please contact customer service.',
  TRADE_PASSWORD_NOT_SET: 'Trade password not set. Set one in account security first.',
  TRADE_PASSWORD_REQUIRED: 'Enter your trade password.',
  TRADE_PASSWORD_WRONG: 'The trade password is not correct. Nothing was moved.',
  IDENTITY_REQUIRED: 'Complete real-name verification first. Nothing was moved.',
  AMOUNT_REQUIRED: 'Enter an amount.',
  AMOUNT_INVALID: 'Enter a number with at most {scale} decimals.',
  AMOUNT_NOT_POSITIVE: 'The amount must be greater than 0.',
  INSUFFICIENT_AVAILABLE: 'Insufficient account available balance.',
  INSUFFICIENT_WALLET: 'Insufficient wallet balance.',
  INSUFFICIENT_WITHDRAWABLE:
    'Insufficient withdrawable balance. You can withdraw up to {available} {currency}. Nothing was moved.',
  TRANSFER_OUT_REQUIRED: 'Choose the account to transfer from.',
  TRANSFER_IN_REQUIRED: 'Choose the account to transfer to.',
  SAME_ACCOUNT: 'Choose two different accounts.',
  CURRENCY_REQUIRED: 'Choose a currency.',
  QUANTITY_REQUIRED: 'Enter a stake.',
  STAKE_OUT_OF_RANGE: 'The stake must be between {min} and {max} USDT.',
  DIRECTION_REQUIRED: 'Choose call or put.',
  AREA_CLOSED: 'This area is not open for trading.',
  DURATION_UNAVAILABLE: 'This duration is not offered here.',
  INVEST_ACCOUNT_REQUIRED: 'Choose the account to invest from.',
  PRICE_STALE: 'The price is not up to date, so no order was placed. Please try again in a moment.',
  PAIR_NOT_TRADABLE: 'This pair cannot be traded at the moment.',
  HOUSE_LIMIT:
    'This is more than the platform can take on right now. Nothing was moved; try a smaller amount, or again later.',
  ORDER_NOT_FOUND: 'We could not find that order.',
  ORDER_FINISHED: 'This order is already finished.',
  SELL_BACK_CLOSED: 'An order cannot be sold back in its last 10 seconds.',
  QUOTE_EXPIRED: 'This quote has expired. Please request a new one.',
  ADDRESS_REQUIRED: 'Enter an address.',
  ADDRESS_INVALID: 'This is not a valid {network} address. Check every character, or copy it again.',
  NO_WITHDRAW_ADDRESS: 'No withdraw address registered. Bind one first, then withdraw.',
  NO_WITHDRAW_ADDRESS_ON:
    'No withdraw address registered on {network} for this coin. Bind one first, then withdraw.',
  WITHDRAW_ADDRESS_REQUIRED: 'Choose one of your bound addresses.',
  WITHDRAW_ADDRESS_UNKNOWN:
    'This address is not among your bound addresses for this coin and network. Nothing was moved; choose another.',
  WITHDRAW_ADDRESS_HELD:
    'This address is new and on hold for your safety. It can be used in about {hours} h. Nothing was moved.',
  WITHDRAW_BELOW_MINIMUM:
    'The smallest withdrawal over {network} is {min} {currency}. Enter a larger amount.',
  WITHDRAW_DAY_LIMIT:
    'You can withdraw {limit} {currency} within 24 hours, and {left} {currency} of it is left. Nothing was moved; enter a smaller amount, or try again later.',
  WITHDRAW_FEE_CHANGED:
    'The fee has changed since you opened this page. Nothing was moved; look at the new figures and confirm again.',
  WITHDRAWAL_DECIDED: 'This withdrawal is no longer waiting for review, so it cannot be cancelled any more.',
  ADDRESS_TAKEN: 'This address is already bound for this coin and network. You can use it as it is.',
  ADDRESS_LIMIT: 'You can bind at most {max} addresses. Remove one that you no longer use, then try again.',
  ADDRESS_LOOKS_LIKE:
    'This address looks like your address “{label}”, but it is another one. Nothing was bound. Compare every character.',
  ADDRESS_OURS:
    'This is a deposit address of this platform, so nothing was bound. To pay another user, use “Transfer to a user”: it is instant and free.',
  LABEL_REQUIRED: 'Enter a name for this address.',
  LABEL_TOO_LONG: 'Use at most {max} characters for the name.',
  NETWORK_REQUIRED: 'Choose a network.',
  NETWORK_MISMATCH: 'This coin does not exist on the chosen network. Choose another network.',
  LOGIN_PASSWORD_WRONG: 'The login password is not correct. Nothing was changed.',
  TRADE_PASSWORD_SAME_AS_LOGIN:
    'The trade password must differ from the login password. Nothing was changed. Please choose another.',
  CARD_HOLDER_REQUIRED: 'Enter the name of the card holder.',
  CARD_BANK_REQUIRED: 'Enter the name of the bank.',
  CARD_NUMBER_REQUIRED: 'Enter the card number.',
  CARD_NUMBER_INVALID: 'This is not a valid card number. Check it digit by digit.',
  CARD_TEXT_TOO_LONG: 'Use at most {max} characters.',
  CARD_TAKEN: 'This card is already in your list.',
  CARD_LIMIT: 'You can keep at most {max} cards. Remove one that you no longer use, then try again.',
  TEXT_NOT_PLAIN: 'Use one line of plain text. Invisible control characters cannot be used here.',
  RECIPIENT_REQUIRED: 'Enter the recipient.',
  UID_INVALID: 'A UID has 8 digits.',
  RECIPIENT_NOT_FOUND: 'Nobody can be paid under this entry. Check it with the recipient and try again.',
  RECIPIENT_IS_SELF: 'This is your own account. To move funds between your accounts, use Transfer.',
  RECIPIENT_UNAVAILABLE: 'This recipient cannot receive transfers at the moment. Nothing was moved.',
  RECIPIENT_EXPIRED:
    'The recipient was confirmed too long ago. Nothing was moved; please look them up again.',
  LOOKUP_LIMIT:
    'You have looked up 10 recipients within an hour. You can look up the next one in {wait} (min:s).',
  PARTNER_REQUIRED: 'Choose a partner.',
  PARTNER_CURRENCY: 'This partner does not take {currency}. Choose another coin. Nothing was moved.',
  PARTNER_AMOUNT_OUT_OF_RANGE:
    'This partner takes between {min} and {max} {currency} at a time. Nothing was moved.',
  PARTNER_ACCOUNT_REQUIRED: 'Enter your account at the partner.',
  PARTNER_ACCOUNT_INVALID: 'Enter the account in one line of at most {max} characters.',
  PARTNER_DAY_LIMIT:
    'This partner has reached its limit for today. Nothing was moved; try a smaller amount, or again tomorrow (UTC).',
  FUNDS_PAGE_TOO_FAR:
    'Page numbers reach back over the newest {count} entries. All older ones are kept: choose dates to see them.',
  LIABILITIES_NONE: 'No snapshot of balances has been published yet. Please look again later.',
  LIABILITIES_NOT_INCLUDED:
    'Your account was opened after this snapshot ({time}). It will be in the next one; your balances are safe.',
  LIABILITIES_FORGOTTEN: 'The details of this old snapshot are no longer kept. Please check a newer one.',
  LIABILITIES_MISMATCH:
    'The {currency} of all users ({leaves}) is not what the ledger owes ({ledger}). Nothing was published: audit the books.',
  LIABILITIES_BUSY: 'A snapshot is being published right now. Please try again in a moment.',
  LIABILITIES_TAMPERED:
    'Snapshot {sequence} is no longer what was published. Nothing was published: restore it from a copy.',
  CONTRACT_CLOSED: 'Contracts on this pair are not offered. Choose another pair.',
  LEVER_UNAVAILABLE: 'This leverage is not offered on this pair. Choose one from the list.',
  CONTRACT_QUANTITY_OUT_OF_RANGE: 'Enter a quantity between {min} and {max} {currency}. No order was placed.',
  CONTRACT_QUANTITY_INVALID: 'Enter a quantity with at most {scale} digits after the point.',
  PRICE_REQUIRED: 'Enter the limit price.',
  PRICE_INVALID: 'Enter a price above 0 with at most {scale} digits after the point.',
  PRICE_OUT_OF_BAND:
    'This price is far from the market. Check it for a typing error: it can be between {min} and {max}. No order was placed.',
  SLIPPAGE_OUT_OF_RANGE: 'Choose a slippage limit of at most {max}%. No order was placed.',
  POSITION_NOT_FOUND: 'We could not find that position.',
  POSITION_CLOSED: 'This position is already closed. You will find the result in the history.',
  CLOSE_QUANTITY_TOO_LARGE:
    'At most {max} {currency} of this position can still be closed. Nothing was changed; what working orders are closing does not count.',
  WIN_PRICE_INVALID:
    'The take-profit price has to lie on the side of a profit from the current price: above it for a long, below it for a short. Nothing was changed.',
  LOST_PRICE_INVALID:
    'The stop-loss price has to lie between the current price and the liquidation price. Nothing was changed.',
  CONTRACTS_PAUSED:
    'New contracts are paused at the moment. No order was placed; you can still close positions and cancel orders.',
  NO_POSITIONS: 'There is no open position to close.',
  TOO_MANY_CONTRACTS:
    'You have {max} open positions and working orders, the most there can be. No order was placed; close or cancel some first.',
  SWAP_TOKEN_REQUIRED: 'Choose the coin you want to receive.',
  SWAP_SAME_TOKEN: 'Choose two different coins.',
  SWAP_OUT_OF_RANGE: 'One exchange can be between {min} and {max} {currency}. Nothing was exchanged.',
  NO_PRICE: 'There is no market price for {currency} here, so it cannot be exchanged. Nothing was exchanged.',
  SWAP_CLOSED:
    'These two coins cannot be exchanged at the moment. Nothing was exchanged; choose another coin.',
  SWAP_TOO_SMALL:
    'After the fee nothing would be left to receive. Nothing was exchanged; enter a larger amount.',
  PRICE_MOVED:
    'The price has moved since this quote. Nothing was exchanged; check the new quote and confirm again.',
  QUOTE_USED: 'This quote was already exchanged once. You will find it in your records.',
  DEPOSIT_BELOW_MINIMUM: 'Minimum deposit is 10 USDT',
  TEST_DEPOSIT_TOO_LARGE: 'A test deposit can be at most {max} {currency}. Enter a smaller amount.',
  TEST_DEPOSIT_LIMIT:
    'You have sent {count} test deposits within an hour. Nothing was sent; try again later.',
  STORAGE_DENIED: 'No permission, allow storage permission',
  IMAGE_SAVE_FAILED: 'Image save failed',
  RISK_UNREAD: 'Please read the risk statement first. No order was placed.',
  RISK_OUTDATED: 'The risk statement has been updated. Please read the present version.',
  COOLING_OFF:
    'You chose to take a break from trading until {until}. No order was placed. You can still close, sell back and cancel.',
  OWN_STAKE_LIMIT:
    'Your own limit for one order is {limit} USDT. No order was placed. Enter a smaller amount, or change the limit under My limits.',
  OWN_LOSS_LIMIT:
    'This order could take you past your daily loss limit of {limit} USDT; {left} USDT of it is left today. No order was placed.',
  COOL_OFF_SHORTER: 'Your break already lasts until {until} and cannot be shortened.',
  LIMIT_CHANGE_REQUIRED: 'Choose what to change first. Your limits are as they were.',
  PICTURE_REQUIRED: 'An image is required. Choose one and try again.',
  PICTURE_TYPE: 'Only JPEG, PNG and WebP pictures are taken. Nothing was saved; choose another picture.',
  PICTURE_TOO_LARGE:
    'This picture is too large: at most {megabytes} MB and 50 megapixels. Nothing was saved; choose a smaller one.',
  PICTURE_BROKEN: 'This picture cannot be read; it may be damaged. Nothing was saved; choose another one.',
  PICTURE_DENIED:
    'No permission: allow access to the camera or your photos in the settings, then choose the picture again.',
  PASSWORD_SAME_AS_TRADE:
    'The login password must differ from your trade password. Nothing was changed; choose another.',
  PASSWORD_UNCHANGED: 'This is your present password. Nothing was changed; choose a new one.',
  SECOND_STEP_REQUIRED: 'Enter the 6 digits of your authenticator app, or a recovery code.',
  SECOND_STEP_WRONG:
    'This code is not correct, or was used before. Nothing was changed; wait for the next one in your app.',
  SECOND_STEP_EXPIRED: 'The second step took too long or too many tries. Please log in again.',
  TWO_STEP_ON: 'Two-step sign-in is already on. Nothing was changed.',
  TWO_STEP_OFF: 'Two-step sign-in is not on. Nothing was changed.',
  TWO_STEP_EXPIRED: 'The set-up took too long. Nothing was changed; start again with a new QR code.',
  PHISHING_WORD_INVALID: 'Use {min} to {max} characters. Nothing was changed.',
  INVITER_BOUND: 'You already have an inviter, and that cannot be changed. Nothing was changed.',
  INVITER_IS_SELF: 'This is your own invite code. Enter the code of whoever invited you.',
  INVITER_IN_TEAM:
    'This person was invited by you or by your team, so they cannot be your inviter. Nothing was changed.',
  SUPPORT_CLOSED: 'Messages are not open here. Use one of the channels named on this page.',
  SUPPORT_TEXT_REQUIRED: 'Write your message first.',
  SUPPORT_TEXT_TOO_LONG:
    'This message is too long: at most {max} characters. It was not sent; shorten it or send it in two parts.',
  SUPPORT_TOO_MANY:
    'You have sent {max} messages within an hour. This one was not sent; please wait for the reply.',
  ENQUIRY_NAME_REQUIRED: 'Enter your name.',
  ENQUIRY_COMPANY_REQUIRED: 'Enter the name of your company or project.',
  ENQUIRY_CONTACT_REQUIRED: 'Enter an email address or a phone number at which we can answer.',
  ENQUIRY_CONTACT_INVALID: 'This looks like neither an email address nor a phone number.',
  ENQUIRY_MESSAGE_REQUIRED: 'Write what you would like to do together.',
  ENQUIRY_TEXT_TOO_LONG: 'At most {max} characters fit here. Nothing was sent.',
  ENQUIRY_TOO_MANY:
    'Too many enquiries came from your network today. This one was not sent; please try again tomorrow.',
  IDENTITY_NAME_REQUIRED: 'Enter your name as it stands on the document.',
  IDENTITY_NAME_INVALID:
    'Enter 2 to {max} letters, as they stand on the document, without digits or symbols.',
  IDENTITY_NUMBER_REQUIRED: 'Enter your ID number.',
  IDENTITY_NUMBER_INVALID:
    'This is not a valid ID number. Compare it with your document, character by character.',
  IDENTITY_DOCUMENT_REQUIRED: 'Choose which document you show.',
  IDENTITY_PENDING: 'Your verification is being reviewed already. Nothing was sent again.',
  IDENTITY_APPROVED: 'Your identity is verified already. There is nothing more to do.',
  IDENTITY_NUMBER_TAKEN:
    'This ID number cannot be used for this account. Nothing was sent. Check it, or contact customer service.',
  IDENTITY_PICTURE_GONE: 'A picture is no longer there. Nothing was sent; please choose it again.',
  NICKNAME_REQUIRED: 'Nickname is required.',
  NICKNAME_INVALID:
    'A nickname is one line of at most {max} characters. Please shorten it or leave out unusual marks.',
  CONTACT_TAKEN: 'This contact belongs to another account. Nothing was changed; please use another one.',
  CONTACT_UNCHANGED: 'This contact is already yours. Enter another one to replace it.',
  WALLET_TAKEN: 'This wallet is bound to another account. Nothing was changed; please choose another wallet.',
  WALLET_BOUND: 'A wallet is bound already. Unbind it first, then bind the other one.',
  NO_WALLET_BOUND: 'No wallet is bound to this account. Nothing had to be changed.',
  WALLET_DOMAIN:
    'Wallets cannot be used at this address of the app. Open the app at its usual address and try again.',
  WALLET_MISSING:
    'No wallet was found. Install a browser wallet, or open this page in the browser of your wallet.',
  WALLET_REFUSED: 'The wallet did not sign. Nothing was changed; you can try again.',
  INVITE_CODE_REQUIRED: 'Enter the invite code of whoever invited you.',
  INVITER_TOO_LATE: 'An inviter can only be named within 7 days of registration. Nothing was changed.',
  ID_TAIL_REQUIRED: 'Enter the last 4 characters of your ID number.',
  ID_TAIL_WRONG:
    'These are not the last 4 characters of your ID number. Nothing was changed; please check and try again.',
  ALERT_PRICE_REQUIRED: 'Enter the price you want to be told of.',
  ALERT_OUT_OF_RANGE:
    'That is very far from the market; please check for a typing error: {min} to {max} is possible. Nothing was set.',
  ALERT_REACHED: 'That is the price right now. Choose one above or below it.',
  ALERT_LIMIT:
    'You have {count} price alerts, the most there can be. Remove one first; the others stay as they are.',
  NETWORK_FAILURE: 'Network failure. Please check your connection and try again.',
  NO_NETWORK: 'No network connection',
  TIMED_OUT: 'Connect to server timed out, tap the screen to retry.',
  OUTCOME_UNKNOWN:
    'No answer came, so this may already be done. Try again here, it cannot happen twice; elsewhere, check your records first.',
  REGISTRATION_UNKNOWN:
    'No answer came, so your account may already exist. Try to log in before you ask for another code.',
}
