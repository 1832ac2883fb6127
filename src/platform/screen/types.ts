/** The window's size in CSS pixels. */
export interface ScreenSize {
  readonly width: number
  readonly height: number
}

/** What the client's own status bar and buttons take of the bar's place, in CSS pixels. */
export interface BarRoom {
  readonly top: number
  readonly right: number
}
