import { View } from '@tarojs/components'
import { useToast } from '@/stores/toasts'
import { Icon } from '../Icon'
import './toast.scss'

/** One line above everything, near the bottom. */
export const ToastLayer = () => {
  const toast = useToast()
  return (
    <View className="toast-layer" ariaRole="status">
      {toast && (
        <View key={toast.id} className={`toast toast--${toast.kind}`}>
          <Icon name={toast.kind === 'success' ? 'check' : 'alert'} size={20} />
          <View className="grow">{toast.text}</View>
        </View>
      )}
    </View>
  )
}
