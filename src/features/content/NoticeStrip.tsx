import { View } from '@tarojs/components'
import { Icon } from '@/components'
import { go } from '@/features/shell'
import { useText } from '@/i18n'
import { Tappable } from '@/platform/tap'
import { useNotices } from './useContent'
import './notice.scss'

/** The newest notice on one line; leads to all of them. */
export const NoticeStrip = () => {
  const { t } = useText()
  const { items } = useNotices()
  return (
    <Tappable className="notice-strip" onClick={() => go('/pages/home/noticeList')}>
      <Icon name="notice" size={20} />
      <View className="grow ellipsis">{items?.[0]?.title ?? t('home.notices')}</View>
      <Icon name="right" size={16} className="text-3" />
    </Tappable>
  )
}
