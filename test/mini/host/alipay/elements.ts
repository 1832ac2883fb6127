/** The elements that Alipay's client knows, with what each may be told and what it tells. */

interface Kind {
  readonly attributes: ReadonlySet<string>
  readonly events: ReadonlySet<string>
}

const words = (text: string): string[] => text.split(/\s+/).filter((word) => word !== '')

/** What every element may have. */
const COMMON = words('id class style slot hidden role aria-label aria-labelledby aria-checked aria-expanded')
const TOUCHES = words('Tap LongTap TouchStart TouchMove TouchEnd TouchCancel')
const ANIMATION = words('TransitionEnd AnimationStart AnimationIteration AnimationEnd')
const APPEARANCE = words('Appear Disappear FirstAppear')
const HOVER = 'hover-class hover-start-time hover-stay-time hover-stop-propagation'

const kind = (attributes: string, events = ''): Kind => ({
  attributes: new Set([...COMMON, ...words(attributes)]),
  events: new Set([...TOUCHES, ...ANIMATION, ...words(events)]),
})

const TEXT_ENTRY = `value name placeholder placeholder-style placeholder-class disabled maxlength focus auto-focus
  cursor selection-start selection-end controlled enableNative confirm-type confirm-hold`

const KINDS: Readonly<Record<string, Kind>> = {
  view: kind(`${HOVER} disable-scroll animation`, APPEARANCE.join(' ')),
  text: kind('selectable space decode number-of-lines'),
  image: kind('src mode lazy-load default-source', 'Load Error'),
  button: kind(
    `${HOVER} size type plain disabled loading form-type open-type scope app-parameter public-id`,
    'GetAuthorize GetUserInfo GetPhoneNumber FollowLifestyle Error',
  ),
  input: kind(`${TEXT_ENTRY} type password always-system random-number`, 'Input Confirm Focus Blur'),
  textarea: kind(`${TEXT_ENTRY} auto-height show-count`, 'Input Confirm Focus Blur LineChange'),
  picker: kind('mode range range-key value start end fields disabled', 'Change Cancel ColumnChange'),
  slider: kind(
    `name min max step disabled value show-value active-color background-color activeColor backgroundColor
     track-size handle-size handle-color`,
    'Change Changing',
  ),
  switch: kind('name checked disabled color controlled', 'Change'),
  'scroll-view': kind(
    `scroll-x scroll-y upper-threshold lower-threshold scroll-top scroll-left scroll-into-view
     scroll-with-animation scroll-animation-duration enable-back-to-top trap-scroll`,
    'Scroll ScrollToUpper ScrollToLower',
  ),
  canvas: kind('type width height disable-scroll', 'Ready Error'),
  video: kind(
    `src poster poster-size object-fit initial-time duration controls autoplay direction loop muted
     show-fullscreen-btn show-play-btn show-center-play-btn show-mute-btn show-thin-progress-bar
     enable-progress-gesture mobilenet-hint-type floating-mode enableNative page-gesture show-progress`,
    `Play Pause Ended TimeUpdate Loading Error FullScreenChange Tap UserAction Stop RenderStart Waiting`,
  ),
}

/** What Taro prints into every template for other clients' sake: Alipay's does not look at it. */
const OF_OTHERS: Readonly<Record<string, ReadonlySet<string>>> = {
  button: new Set(['name', 'onagreeprivacyauthorization']),
  canvas: new Set(['canvas-id']),
  input: new Set(['cursor-spacing']),
  textarea: new Set(['cursor-spacing', 'fixed']),
  picker: new Set(['name', 'custom-item']),
  'scroll-view': new Set(['animation']),
  video: new Set(['animation', 'danmu-list', 'danmu-btn', 'enable-danmu']),
}

export const isBuiltIn = (tag: string): boolean => tag in KINDS

/** `onTap`, `catchTouchMove`: how it is heard, and the event's name. */
export const handlerOf = (name: string): { readonly catches: boolean; readonly event: string } | null => {
  const [, how, event] = /^(on|catch)([A-Z]\w*)$/.exec(name) ?? []
  return event === undefined ? null : { catches: how === 'catch', event }
}

/** Why an element may not have this attribute; null when it may. A component of the package names its own. */
export const refusalOf = (tag: string, name: string): string | null => {
  const known = KINDS[tag]
  if (!known || name.startsWith('data-') || known.attributes.has(name)) return null
  const handler = handlerOf(name)
  if (handler ? known.events.has(handler.event) : OF_OTHERS[tag]?.has(name)) return null
  return `<${tag}> knows no ${name}`
}
