/** The window's size in CSS pixels. */
export interface ScreenSize {
  readonly width: number
  readonly height: number
}
