import { View } from '@tarojs/components'
import { useToast, type Toast } from '@/stores/toasts'
import { Icon, type IconName } from '../Icon'
import './toast.scss'

const ICONS: Readonly<Record<Toast['kind'], IconName>> = { success: 'check', error: 'alert', news: 'bell' }

/** One line above everything, near the bottom. */
export const ToastLayer = () => {
  const toast = useToast()
  return (
    <View className="toast-layer" ariaRole="status">
      {toast && (
        <View key={toast.id} className={`toast toast--${toast.kind}`}>
          <Icon name={ICONS[toast.kind]} size={20} />
          <View className="grow">{toast.text}</View>
        </View>
      )}
    </View>
  )
}
