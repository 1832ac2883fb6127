/** The window's size in CSS pixels. */
export interface ScreenSize {
  readonly width: number
  readonly height: number
}

/** What the client's own status bar and buttons take of the bar's place, in CSS pixels. */
export interface BarRoom {
  readonly top: number
  readonly right: number
  /** Where the whole width is free again: below the status bar and the buttons. */
  readonly below: number
}
