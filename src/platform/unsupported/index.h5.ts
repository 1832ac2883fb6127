import Taro from '@tarojs/taro'

interface Unsupported {
  readonly name: string
}

/**
 * Taro's stand-ins for what browsers do not have report success and do nothing. The app calls none of them: one that is
 * called is a fault of ours. It is thrown apart from the caller, whom it does not stop, and so ends in the browser's log.
 */
export const reportUnsupported = (): void => {
  Taro.eventCenter.on('__taroNotSupport', ({ name }: Unsupported) =>
    setTimeout(() => {
      throw new Error(`Taro.${name} does nothing in a browser, and was called`)
    }, 0),
  )
}
