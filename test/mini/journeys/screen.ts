import type { Lang } from '@core/domain'
import type { Words } from '../../e2e/texts'

/** What a journey looks for: by what it is and how it is called, by what it says, or by its class. */
export interface Wanted {
  readonly role?: 'button' | 'tab' | 'radio' | 'checkbox' | 'link'
  /** As a screen reader says it: the label, else the whole text. */
  readonly name?: string | RegExp
  /** The whole text of an element. */
  readonly text?: string | RegExp
  /** A class, for what has neither name nor sentence of its own. */
  readonly css?: string
  /** A class of what it lies in: a sheet lies above a page that has the like. */
  readonly within?: string
}

/** A phone with the app open, the same on every target. Everything waits until it is there, and fails when it does not come. */
export interface Screen {
  readonly say: Words
  readonly lang: Lang
  /** @returns its text */
  see: (wanted: Wanted) => Promise<string>
  tap: (wanted: Wanted) => Promise<void>
  /** Taps it if it is there and can be tapped now. */
  tapIfThere: (wanted: Wanted) => Promise<boolean>
  /** @returns which of them is there first, by its number */
  first: (...wanted: readonly Wanted[]) => Promise<number>
  /** Types into the field of this label. */
  fill: (label: string, text: string) => Promise<void>
  /** Resolves when it is there no more. */
  gone: (wanted: Wanted) => Promise<void>
  /** Waits until a canvas of this class is drawn. */
  drawn: (css: string) => Promise<void>
  /** Opens a page, as the app's own links do. */
  open: (route: string) => Promise<void>
  /** The person refuses that pictures are stored, and allows it once they are led to the settings; null where nobody asks. */
  readonly refuseAlbum: (() => void) | null
  /** What the client's own share menu sends of this page; null where there is no such menu. */
  readonly shared: (() => unknown) | null
  /** What WeChat's timeline gets of this page; null on other targets. */
  readonly timeline: (() => unknown) | null
  /** Everything wrong so far. */
  faults: () => Promise<readonly string[]>
  /** What the app keeps under a name. */
  stored: (key: string) => Promise<unknown>
  close: () => Promise<void>
}

/** Texts as they are read: no space more than one. */
export const plain = (text: string): string => text.replace(/\s+/g, ' ').trim()

export const fits = (found: string, wanted: string | RegExp | undefined): boolean =>
  wanted === undefined ||
  (typeof wanted === 'string' ? plain(found) === plain(wanted) : wanted.test(plain(found)))
