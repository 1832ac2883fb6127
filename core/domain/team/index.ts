export * from './counted'
export * from './pool'
export * from './rates'
export * from './rewards'

/** Levels below a user that are their team: who is further down belongs to other uplines' teams only. */
export const TEAM_DEPTH = 20
