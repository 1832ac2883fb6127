import './lock-screen.scss'

export interface LockTexts {
  readonly title: string
  readonly text: string
  readonly unlock: string
  readonly signIn: string
}

type Choice = 'unlock' | 'signIn'

const element = <K extends keyof HTMLElementTagNameMap>(
  tag: K,
  className: string,
  text = '',
): HTMLElementTagNameMap[K] => {
  const made = document.createElement(tag)
  made.className = className
  made.textContent = text
  return made
}

/** Over everything; no part of the app's own tree, which is out of reach meanwhile. */
const build = (texts: LockTexts, choose: (choice: Choice) => void): HTMLElement => {
  const screen = element('div', 'lock-screen')
  screen.setAttribute('role', 'dialog')
  screen.setAttribute('aria-modal', 'true')
  screen.setAttribute('aria-label', texts.title)
  const logo = element('img', 'lock-screen__logo')
  logo.src = 'static/logo.svg'
  logo.alt = ''
  const words = element('div', 'lock-screen__text', texts.text)
  words.setAttribute('role', 'status')
  const unlock = element('button', 'lock-screen__unlock', texts.unlock)
  const signIn = element('button', 'lock-screen__sign-in', texts.signIn)
  unlock.onclick = () => choose('unlock')
  signIn.onclick = () => choose('signIn')
  screen.append(logo, element('div', 'lock-screen__title', texts.title), words, unlock, signIn)
  return screen
}

/**
 * Shows that the app is locked.
 * @returns `choice`: what the user taps next; `remove` takes the screen away
 */
export const showLockScreen = (
  texts: LockTexts,
): { readonly choice: () => Promise<Choice>; readonly remove: () => void } => {
  let decide: (choice: Choice) => void = () => undefined
  const screen = build(texts, (choice) => decide(choice))
  document.body.appendChild(screen)
  screen.querySelector('button')?.focus()
  return {
    choice: () =>
      new Promise((resolve) => {
        decide = resolve
      }),
    remove: () => screen.remove(),
  }
}
