/** What became of a picture: `denied` when the user lets the app store none. */
export type SaveResult = 'saved' | 'denied' | 'failed'
