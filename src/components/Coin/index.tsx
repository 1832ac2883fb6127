import { View } from '@tarojs/components'
import './coin.scss'

interface Props {
  readonly code: string
  /** Diameter of the disc in pixels on a 375 wide phone. */
  readonly size?: 36 | 28 | 24
}

/** A currency's own glyph on a disc. */
export const CoinIcon = ({ code, size = 36 }: Props) => (
  <View className={`coin coin--${size}`}>
    <View className={`coin__glyph coin__glyph--${code.toLowerCase()}`} />
  </View>
)
