/** Business constants of the product (specification, section 9). Times in milliseconds. */
export const REQUEST_TIMEOUT = 60_000
export const SCREEN_DELAY = 200
export const SCREEN_TIMEOUT = 60_000
export const EXPIRY_REDIRECT_DELAY = 1_500
export const LIVE_RETRY = 500
export const PAGE_TRANSITION = 300
export const HEADER_OPACITY_SCROLL = 200
export const MIN_DEPOSIT_USDT = '10'
/** Balances worth less are small ones. */
export const SMALL_BALANCE_USDT = '1'
export const PASSWORD_LENGTH = [6, 8] as const
export const LINE_COUNT = 3
export const CONTRACT_DECIMALS = [2, 3, 4, 5, 6] as const
export const CODE_DIGITS = 6
export const CODE_RESEND_SECONDS = 60
