import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import type { ResponseOf } from '@core/contract/schemas'
import { keepSecret, readSecret, removeSecret } from '@/platform/secret'
import { removeStored, writeStored } from '@/platform/storage'
import { isRecord, readWith } from './stored'

export type UserInfo = ResponseOf<'user.info'>

interface Session {
  readonly token: string | null
  readonly userInfo: UserInfo | null
}

const isToken = (value: unknown): value is string => typeof value === 'string' && value.length > 0
const isUserInfo = (value: unknown): value is UserInfo =>
  isRecord(value) && typeof value.uid === 'string' && typeof value.nickname === 'string'

const storedToken = (): string | null => {
  const token = readSecret('token')
  return isToken(token) ? token : null
}

export const session = createStore<Session>(() => ({
  token: storedToken(),
  userInfo: readWith<UserInfo | null>('userInfo', isUserInfo, null),
}))

export const startSession = (token: string, userInfo: UserInfo): void => {
  keepSecret('token', token)
  writeStored('userInfo', userInfo)
  session.setState({ token, userInfo })
}

/** Goes on with a session whose token came after the start: from a shell's secure storage. */
export const resumeSession = (token: string): void => session.setState({ token })

export const setUserInfo = (userInfo: UserInfo): void => {
  writeStored('userInfo', userInfo)
  session.setState({ userInfo })
}

export const clearSession = (): void => {
  removeSecret('token')
  removeStored('userInfo')
  session.setState({ token: null, userInfo: null })
}

export const useLoggedIn = (): boolean => useStore(session, (s) => s.token !== null)
export const useUserInfo = (): UserInfo | null => useStore(session, (s) => s.userInfo)
