import { attributeOf, idOf } from '../tree'
import type { Host } from '../types'
import { ending, type Options } from './calls'

/**
 * WeChat's consent to its privacy guideline (developers.weixin.qq.com, wx.onNeedPrivacyAuthorization): until the person agreed,
 * each protected call waits for the app's own sheet. "Agree" counts only with the id of a button of WeChat's that is on the page.
 */
const PROTECTED = ['saveImageToPhotosAlbum', 'setClipboardData', 'chooseImage'] as const
const AGREEING = 'agreePrivacyAuthorization'

interface Answer {
  readonly event: 'agree' | 'disagree' | 'exposureAuthorization'
  readonly buttonId?: string
}

type Listener = (resolve: (answer: Answer) => void, asked: { readonly referrer: string }) => void
type Named = Record<string, unknown>

export const privacyOf = (host: Host, open: Named): Named => {
  const { device, fault } = host
  let listener: Listener | null = null

  const agreed = (buttonId: string | undefined): void => {
    const button = host.elements().find((placed) => idOf(placed) === buttonId)
    if (!button || attributeOf(button.node, 'openType') !== AGREEING)
      return fault(`privacy: "${buttonId}" is no button with which to agree`)
    device.privacy = 'agreed'
  }
  const ask = (name: string, options: Options): void => {
    const call = open[name] as (options: Options) => void
    if (device.privacy === 'agreed') return call(options)
    if (!listener) return fault(`privacy: nobody asks before ${name}`)
    const answer = ({ event, buttonId }: Answer): void => {
      if (event === 'agree') agreed(buttonId)
      if (event === 'agree' && device.privacy === 'agreed') call(options)
      if (event === 'disagree') ending(host, name, options)(new Error('privacy permission is not authorized'))
    }
    listener(answer, { referrer: name })
  }
  return {
    onNeedPrivacyAuthorization: (asking: Listener): void => {
      listener = asking
    },
    openPrivacyContract: () => undefined,
    ...Object.fromEntries(
      PROTECTED.map((name) => [name, (options: Options = {}) => ask(name, options)] as const),
    ),
  }
}
