import { View } from '@tarojs/components'
import './skeleton.scss'

/** Grey rows in the final layout, fading down the list. */
export const Skeleton = ({ rows = 5, tall }: { readonly rows?: number; readonly tall?: boolean }) => (
  <View className="skeleton">
    {tall && <View className="skeleton__block" />}
    {Array.from({ length: rows }, (_, index) => (
      <View key={index} className="skeleton__row" style={{ opacity: 1 - index / (rows + 1) }}>
        <View className="skeleton__disc" />
        <View className="skeleton__lines">
          <View className="skeleton__line" />
          <View className="skeleton__line skeleton__line--short" />
        </View>
        <View className="skeleton__line skeleton__line--end" />
      </View>
    ))}
  </View>
)
