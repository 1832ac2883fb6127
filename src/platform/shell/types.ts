/**
 * What became of switching the lock: `missing` when the phone knows no finger and no face, `refused` when it did not
 * recognise the user, or the user did not want to be.
 */
export type LockChange = 'done' | 'missing' | 'refused' | 'failed'
