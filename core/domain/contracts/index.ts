export * from './close'
export * from './figures'
export * from './order'
export * from './terms'
