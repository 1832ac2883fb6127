import { useDidShow } from '@tarojs/taro'
import { useEffect } from 'react'
import { useRecordChanges } from '@/api/useRecordChanges'
import { useConnects } from '@/stores/live'
import { usePref } from '@/stores/preferences'
import { useLoggedIn } from '@/stores/session'
import { syncFavourites } from './sync'

const sync = (): void => void syncFavourites()

/** The starred pairs, kept like the server's list: on each show, after a sign-in, a reconnect, and a change elsewhere. */
export const useFavourites = (): readonly number[] => {
  const loggedIn = useLoggedIn()
  const connects = useConnects()
  useDidShow(sync)
  useEffect(sync, [loggedIn, connects])
  useRecordChanges('favourites', sync)
  return usePref('favourites')
}
