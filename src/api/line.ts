/** What screens know of the lines: how many, where they lead, how well. */
export { probe } from './health'
export { firstOfHost, hostOf, LINES } from './lines'
