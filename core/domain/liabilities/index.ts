export * from './amounts'
export * from './check'
export * from './format'
export * from './hash'
