import { hideTabBar } from '@tarojs/taro'

/** These clients draw tabs by themselves: ours takes their place. Asked for on a page that is no tab, they refuse. */
export const hideVendorTabBar = (): void => void hideTabBar().catch(() => undefined)
