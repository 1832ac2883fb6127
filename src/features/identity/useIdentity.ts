import { useState } from 'react'
import { useCall, useRecordChanges } from '@/api'
import { session, setUserInfo, useLoggedIn } from '@/stores/session'
import type { Identity } from './form/useIdentityForm'

/** Other screens learn the state from the profile that is kept. */
const remember = ({ state }: Identity): void => {
  const { userInfo } = session.getState()
  if (userInfo && userInfo.realnameState !== state) setUserInfo({ ...userInfo, realnameState: state })
}

/** The own state, read again when it is decided elsewhere, and when the form was sent. */
export const useIdentity = () => {
  const { data, problem, reload } = useCall('user.realname', useLoggedIn() ? {} : null)
  const [sent, setSent] = useState<{ readonly after: Identity | undefined; readonly now: Identity } | null>(
    null,
  )
  useRecordChanges('identity', () => void reload())
  // What the form's reply says counts until something newer is read.
  const identity = sent && sent.after === data ? sent.now : data
  if (identity) remember(identity)
  return {
    identity,
    problem,
    reload,
    sent: (now?: Identity): void => {
      if (now) setSent({ after: data, now })
      else void reload()
    },
  }
}
