/**
 * Every error a call can answer: the stable name used in code and texts, and the number sent as `code` in the envelope.
 * 0 is success; -2 is an expired login and nothing else; -1 asks a visitor to log in.
 */
export const ERROR_NUMBERS = {
  LOGIN_REQUIRED: -1,
  LOGIN_EXPIRED: -2,
  SERVER_BUSY: 1000,
  INPUT_ERROR: 1001,
  NOT_YET_OPENED: 1002,
  NOT_FOUND: 1003,
  TOO_MANY_REQUESTS: 1004,
  BODY_TOO_LARGE: 1005,
  SECRET_IN_QUERY: 1006,
  IDEMPOTENCY_CONFLICT: 1007,
  FORBIDDEN: 1008,
  ACCOUNT_REQUIRED: 1101,
  EMAIL_INVALID: 1102,
  PHONE_INVALID: 1103,
  REGION_REQUIRED: 1104,
  PASSWORD_REQUIRED: 1105,
  PASSWORD_INVALID: 1106,
  PASSWORD_TOO_COMMON: 1107,
  PASSWORDS_DIFFER: 1108,
  CODE_REQUIRED: 1109,
  CODE_INVALID: 1110,
  CODE_EXPIRED: 1111,
  CODE_TOO_SOON: 1112,
  CODE_TRIES_EXCEEDED: 1113,
  CODE_UNDELIVERED: 1114,
  AGREEMENT_REQUIRED: 1115,
  INVITE_CODE_UNKNOWN: 1116,
  ACCOUNT_TAKEN: 1117,
  LOGIN_FAILED: 1118,
  LOGIN_BACKOFF: 1119,
  CAPTCHA_REQUIRED: 1120,
  CAPTCHA_INVALID: 1121,
  INVALID_SIGNATURE: 1122,
  ACCOUNT_FROZEN: 1123,
  TRADE_PASSWORD_NOT_SET: 1124,
  TRADE_PASSWORD_REQUIRED: 1125,
  TRADE_PASSWORD_WRONG: 1126,
  IDENTITY_REQUIRED: 1127,
  AMOUNT_REQUIRED: 1201,
  AMOUNT_INVALID: 1202,
  AMOUNT_NOT_POSITIVE: 1203,
  INSUFFICIENT_AVAILABLE: 1204,
  INSUFFICIENT_WALLET: 1205,
  INSUFFICIENT_WITHDRAWABLE: 1206,
  TRANSFER_OUT_REQUIRED: 1207,
  TRANSFER_IN_REQUIRED: 1208,
  SAME_ACCOUNT: 1209,
  CURRENCY_REQUIRED: 1210,
  QUANTITY_REQUIRED: 1301,
  STAKE_OUT_OF_RANGE: 1302,
  DIRECTION_REQUIRED: 1303,
  AREA_CLOSED: 1304,
  DURATION_UNAVAILABLE: 1305,
  INVEST_ACCOUNT_REQUIRED: 1306,
  PRICE_STALE: 1307,
  PAIR_NOT_TRADABLE: 1308,
  HOUSE_LIMIT: 1309,
  ORDER_NOT_FOUND: 1310,
  ORDER_FINISHED: 1311,
  SELL_BACK_CLOSED: 1312,
  QUOTE_EXPIRED: 1313,
  NETWORK_FAILURE: 9001,
  NO_NETWORK: 9002,
  TIMED_OUT: 9003,
} as const

export type ErrorCode = keyof typeof ERROR_NUMBERS

/** Values put into a message: always strings, formatted by whoever shows the message. */
export type ErrorParams = Readonly<Record<string, string>>

/** What is wrong, as a code with parameters; sentences are made at the edge. */
export interface AppProblem {
  readonly code: ErrorCode
  readonly params?: ErrorParams
}

const BY_NUMBER = new Map<number, ErrorCode>(
  (Object.keys(ERROR_NUMBERS) as ErrorCode[]).map((code) => [ERROR_NUMBERS[code], code]),
)

/** The error's name for an envelope's number. */
export const errorCodeOf = (number: number): ErrorCode | undefined => BY_NUMBER.get(number)
