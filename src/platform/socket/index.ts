import Taro from '@tarojs/taro'
import type { Socket, SocketHandlers } from './types'

export type { Socket, SocketHandlers } from './types'

/** Opens one socket. Handlers are told of one open and one end; an error counts as an end. */
export const openSocket = (url: string, handlers: SocketHandlers): Socket => {
  let task: Taro.SocketTask | null = null
  let over = false
  const end = (): void => {
    if (over) return
    over = true
    handlers.closed()
  }
  const attach = (opened: Taro.SocketTask): void => {
    task = opened
    if (over) return opened.close({})
    opened.onOpen(() => !over && handlers.open())
    opened.onMessage(({ data }) => !over && handlers.message(String(data)))
    opened.onError(end)
    opened.onClose(end)
  }
  Taro.connectSocket({ url }).then(attach, end)
  return {
    send: (text) => !over && task?.send({ data: text, fail: end }),
    close: () => {
      task?.close({})
      end()
    },
  }
}
