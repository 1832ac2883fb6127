import type { Tx } from '../store/db'

const SHARE = "select name from team_locks where name = 'tree' for share"
const WHOLE = "select name from team_locks where name = 'tree' for update"
const WORKER = "select name from team_locks where name = 'worker' for update"
const TRY_WORKER = `${WORKER} skip locked`

/** Nobody moves under somebody else until the end of the transaction; newcomers may still come at the bottom. */
export const shareTree = (t: Tx): Promise<unknown> => t.query('team.tree.share', SHARE)

/** Nobody joins or moves until the end of the transaction. */
export const lockTree = (t: Tx): Promise<unknown> => t.query('team.tree.lock', WHOLE)

/** Keeps every worker away; before the tree, when both are needed. */
export const lockWorker = (t: Tx): Promise<unknown> => t.query('team.worker.lock', WORKER)

/** Becomes the one worker until the end of the transaction. @returns false while another process is */
export const tryWorker = async (t: Tx): Promise<boolean> =>
  (await t.query('team.worker.try', TRY_WORKER)).length > 0
