import { View } from '@tarojs/components'
import './logo.scss'

/** The mark; `size` in pixels on a 375 wide phone. */
export const Logo = ({ size = 26 }: { readonly size?: 26 | 56 }) => <View className={`logo logo--${size}`} />
