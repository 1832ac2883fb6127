import { Button } from '@tarojs/components'
import { useShareAppMessage } from '@tarojs/taro'
import type { PageShare, SharePressProps } from './types'
import './share.scss'

export type { PageShare } from './types'

/** Mini-programs share pages, not texts: offer to copy. */
export const canShareText = (): boolean => false
export const shareText = (_title: string, _text: string, _url?: string): Promise<boolean> =>
  Promise.resolve(false)

/** What the client's share menu, and a SharePress, send. The page's configuration needs `sharedPage`. */
export const usePageShare = ({ title, path }: PageShare): void => {
  useShareAppMessage(() => ({ title, path }))
}

/** A button that opens the client's own choice of whom to share the page with. */
export const SharePress = ({ className, children }: SharePressProps) => (
  <Button openType="share" className={`share-press ${className}`} hoverClass="tap--pressed">
    {children}
  </Button>
)
