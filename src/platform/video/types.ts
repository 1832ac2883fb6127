export interface VideoProps {
  readonly src: string
  readonly poster: string
  readonly title: string
  /** WebVTT, in the language `lang`. */
  readonly captions: string
  readonly lang: string
  /** Name of the captions, in that language. */
  readonly captionsName: string
  /** A place to go to, in seconds; `turn` grows with every wish. */
  readonly wish: { readonly seconds: number; readonly turn: number } | null
  /** Where it is, in seconds. */
  readonly onTime: (seconds: number) => void
  readonly onFailed: () => void
}
