import type * as Setup from './setup'
import { device } from './setup'

jest.mock('@tarojs/taro', () => jest.requireActual<typeof Setup>('./setup').taro)
jest.mock('@/platform/document', () => ({ ownHost: () => 'http://app.test' }))

import { endSession } from '@/api/endSession'
import { onSessionExpired, sessionExpired } from '@/api/expiry'
import { setLiveState } from '@/stores/live'
import { session, startSession, type UserInfo } from '@/stores/session'

Object.assign(globalThis, { LINE_HOSTS: ['', '', ''] })

const answer = (data: unknown): void => {
  device.reply = () => Promise.resolve({ statusCode: 200, data })
}
const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 50; turn += 1) await Promise.resolve()
}
const reconnect = async (): Promise<void> => {
  setLiveState('offline')
  setLiveState('live')
  await settle()
}

describe('a session that ended on the device', () => {
  const told = jest.fn()
  beforeEach(() => {
    told.mockClear()
    device.requests.length = 0
    startSession('newer', { uid: '1', nickname: 'Mika' } as UserInfo)
  })

  it('is ended on the server with its own token, whoever is signed in now, and only once', async () => {
    answer({ code: 0, msg: '', obj: {} })
    await endSession('older', told)
    await reconnect()
    expect(device.requests).toMatchObject([
      { url: 'http://app.test/api/user/logout', header: { token: 'older' } },
    ])
    expect(told).toHaveBeenCalledTimes(1)
  })

  it('is ended when the connection is back, where the server could not be reached', async () => {
    device.reply = () => Promise.reject(new Error('request:fail'))
    await endSession('older', told)
    await reconnect()
    expect(told).not.toHaveBeenCalled()
    answer({ code: 0, msg: '', obj: {} })
    await reconnect()
    await reconnect()
    expect(device.requests).toHaveLength(3)
    expect(told).toHaveBeenCalledTimes(1)
  })

  it('is not ended twice where the connection is new before the reply is here', async () => {
    const reply: { give: (data: unknown) => void } = { give: () => undefined }
    device.reply = () => new Promise((resolve) => (reply.give = (data) => resolve({ statusCode: 200, data })))
    const ended = endSession('older', told)
    await reconnect()
    reply.give({ code: 0, msg: '', obj: {} })
    await ended
    expect(device.requests).toHaveLength(1)
    expect(told).toHaveBeenCalledTimes(1)
  })

  it('is no expired login: the server may say that it is over before its reply is here', async () => {
    const notice = jest.fn()
    onSessionExpired({ notice, redirect: () => undefined })
    startSession('present', { uid: '1', nickname: 'Mika' } as UserInfo)
    const reply: { give: (data: unknown) => void } = { give: () => undefined }
    device.reply = () => new Promise((resolve) => (reply.give = (data) => resolve({ statusCode: 200, data })))
    const ended = endSession('present')
    sessionExpired('present')
    reply.give({ code: 0, msg: '', obj: {} })
    await ended
    expect(notice).not.toHaveBeenCalled()
  })

  it('is ended again at once where the connection came back while the first try was failing', async () => {
    const first: { fail: () => void } = { fail: () => undefined }
    device.reply = () => new Promise((_, reject) => (first.fail = () => reject(new Error('request:fail'))))
    const ended = endSession('older', told)
    await reconnect()
    answer({ code: 0, msg: '', obj: {} })
    first.fail()
    await ended
    expect(device.requests).toHaveLength(2)
    expect(told).toHaveBeenCalledTimes(1)
  })

  it('that the server knows no more is over as well, and the present one goes on', async () => {
    answer({ code: -2, msg: '', obj: {} })
    await endSession('older', told)
    expect(told).toHaveBeenCalledTimes(1)
    expect(session.getState().token).toBe('newer')
  })
})
