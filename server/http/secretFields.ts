/** Fields of calls that must never stand in an address or a log. */
export const SECRET_FIELDS: readonly string[] = [
  'token',
  'password',
  'confirmPassword',
  'newPassword',
  'oldPassword',
  'loginPassword',
  'tradePassword',
  'code',
  'captcha',
  'signature',
  'idNumber',
  'cardNumber',
]
