export * from './endpoints'
export * from './envelope'
export * from './errors'
export * from './live'
