/** All but the signature's check (`verify.ts`), which brings a cryptographic library along. */
export * from './canonical'
export * from './format'
export * from './read'
export * from './rules'
