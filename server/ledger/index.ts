export * from './types'
export { HOUSES, HOUSE_NAMES, type House } from './houses'
export { userAccount, houseAccount } from './accounts'
export { createLedger } from './ledger'
