import { useShareTimeline } from '@tarojs/taro'
import { usePageShare as useFriendShare } from './index.mini'
import type { PageShare } from './types'

export type { PageShare } from './types'
export { canShareText, SharePress, shareText } from './index.mini'

/** WeChat sends to friends what all clients send; its timeline opens the page on screen again, with a query of ours. */
export const usePageShare = (share: PageShare): void => {
  useFriendShare(share)
  useShareTimeline(() => ({ title: share.title, query: share.query }))
}
