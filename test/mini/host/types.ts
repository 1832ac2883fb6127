import type { Placed } from './tree'

/** What a client of one vendor adds to the host, and what the host offers it. */

/** A handler that a template names: `bindtap="eh"`, `catchTap="eh"`. */
export interface Handler {
  readonly method: string
  /** Whether the event ends here. */
  readonly catches: boolean
}

/** One element of what a template made of data. */
export interface ViewNode {
  /** Without the vendor's prefix: `view`, `input`, `canvas`, or the name of a component of the package. */
  readonly tag: string
  /** As printed, handlers left out: `id`, `class`, `data-sid`, `value`. */
  readonly attributes: Readonly<Record<string, unknown>>
  /** By the event's name in small letters and without dashes: `tap`, `touchstart`, `input`. */
  readonly handlers: ReadonlyMap<string, Handler>
  /** Texts are strings. */
  readonly children: readonly (ViewNode | string)[]
}

/** The compiled templates of a package. */
export interface Views {
  /** @param path of a page or component, without ending. @throws when there is no such template or it cannot be drawn */
  render: (path: string, data: object) => readonly (ViewNode | string)[]
}

export interface AppJson {
  readonly pages: readonly string[]
  readonly subPackages?: readonly { readonly root: string; readonly pages: readonly string[] }[]
  readonly tabBar?: {
    readonly custom?: boolean
    readonly customize?: boolean
    readonly list?: readonly { readonly pagePath: string }[]
    readonly items?: readonly { readonly pagePath: string }[]
  }
}

export interface Point {
  readonly x: number
  readonly y: number
}

/** What happens to an element: the host fills in who heard it. */
export interface Happening {
  /** In small letters: `tap`, `input`, `touchmove`. */
  readonly type: string
  readonly detail: object
  /** Fingers on the element, in CSS pixels from its corner. */
  readonly touches: readonly Point[]
  readonly bubbles: boolean
}

/** An element as events tell of it. */
export interface EventSide {
  readonly id: string
  readonly dataset: Readonly<Record<string, unknown>>
}

/** What the person and the phone answer; tests change it while the app runs. */
export interface Device {
  /** Whether pictures may be stored; `refusedOnce` refuses until the person allows it in the client's settings. */
  album: 'allowed' | 'refusedOnce'
  /** What the person allows when the client's settings open. */
  allowsInSettings: boolean
  /** Whether the person has agreed to the guideline of privacy, where the client asks for that. */
  privacy: 'agreed' | 'unasked'
  /** The picture that the person chooses; null when they cancel. */
  picture: string | null
  /** What the scanner reads; null when the person cancels. */
  scanned: string | null
  networkType: 'wifi' | 'none'
  /** CSS pixels. */
  readonly window: { readonly width: number; readonly height: number }
  clipboard: string
  /** Files of pictures stored in the album. */
  readonly saved: string[]
}

/** One HTTP call of the app. */
export interface Call {
  readonly url: string
  readonly method: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | Buffer
  /** Milliseconds. */
  readonly timeout: number
}

export interface Reply {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/** A socket to the server. */
export interface Line {
  send: (text: string) => void
  close: () => void
}

export interface LineHandlers {
  readonly open: () => void
  readonly message: (text: string) => void
  readonly closed: () => void
}

/** A size and place on the screen, in CSS pixels. */
export interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** A canvas that counts what is drawn on it; `texts` are what was written since it was last cleared. */
export interface CanvasNode {
  width: number
  height: number
  readonly operations: number
  readonly texts: readonly string[]
  readonly unknown: readonly string[]
}

export type Opening = 'navigateTo' | 'redirectTo' | 'switchTab' | 'reLaunch'

/** What the host offers to the client's API. */
export interface Host {
  readonly device: Device
  /** What the app stored, as JSON. */
  readonly storage: Map<string, string>
  /** Writes down a fault: the journey fails. */
  fault: (message: string) => void
  /** Calls back into the app a little later, as the client does; what it throws is a fault. */
  later: (work: () => void) => void
  /** Makes a value of the app's own realm of JSON, so that its `instanceof` holds; undefined when it is none. */
  parse: (json: string) => unknown
  /** @throws an Error whose message says why no reply came; an origin outside the domain list is a fault, too */
  call: (call: Call) => Promise<Reply>
  /** Sends a file as a form's field. */
  upload: (
    call: Omit<Call, 'body' | 'method'> & {
      readonly filePath: string
      readonly name: string
      readonly fields: Readonly<Record<string, string>>
    },
  ) => Promise<Reply>
  connect: (url: string, handlers: LineHandlers) => Line
  /** @throws an Error when the vendor's rules forbid it, which is a fault, too */
  open: (how: Opening, url: string) => void
  back: (delta: number) => void
  /** The element of `#id` or `.class` on the page that is shown; null when there is none. */
  /** All of the page on screen. */
  elements: () => readonly Placed[]
  boxOf: (selector: string) => Box | null
  canvasOf: (selector: string) => CanvasNode | null
  /** Stores what a canvas shows as a file. @returns its path */
  fileOf: (canvas: CanvasNode) => string
  /** Listeners of the network, the window and other news of the phone, by the API's name. */
  readonly listeners: Map<string, Set<(news: unknown) => void>>
}

/** One vendor's client. */
export interface Client {
  readonly target: 'weapp' | 'alipay'
  readonly globalName: 'wx' | 'my'
  /** Ending of template files: `wxml`. */
  readonly template: string
  /** Folder of the app's own tab bar. */
  readonly tabBarFolder: string
  /** @throws with the compiler's words when a template is wrong */
  compile: (folder: string, fault: (message: string) => void) => Views
  api: (host: Host) => Readonly<Record<string, unknown>>
  /** What its realm has beside the language, the API object and the registering functions. */
  readonly globals: Readonly<Record<string, unknown>>
  /** Elements that tell of themselves as soon as they are on the screen, and the event by which they do. */
  readonly arrivals: ReadonlyMap<string, string>
  /** The event as this client hands it to the page's method. */
  event: (happening: Happening, target: EventSide, currentTarget: EventSide) => object
}
