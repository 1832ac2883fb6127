export * from './mini'
