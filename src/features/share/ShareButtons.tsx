import { View } from '@tarojs/components'
import { inviteQuery, inviteRoute } from '@core/domain'
import { Button, Icon } from '@/components'
import { StorageSheet } from '@/features/picture/StorageSheet'
import { useSavePicture } from '@/features/picture/useSavePicture'
import { useText } from '@/i18n'
import '@/i18n/areas/share'
import { copyText } from '@/platform/clipboard'
import { canShareText, SharePress, shareText, usePageShare } from '@/platform/share'
import { showToast } from '@/stores/toasts'
import type { Invitation } from './useInvitation'
import './share.scss'

interface Props {
  readonly invitation: Pick<Invitation, 'code' | 'link'>
  readonly canvasId: string
}

/** The link to other people, the poster to the album. */
export const ShareButtons = ({ invitation: { code, link }, canvasId }: Props) => {
  const { t } = useText()
  const picture = useSavePicture(canvasId, t('share.posterName', { code }))
  const text = t('share.invitation', { code })
  usePageShare({ title: text, path: inviteRoute(code), query: inviteQuery(code) })
  const copy = async (): Promise<void> => {
    const done = await copyText(link)
    showToast(done ? 'success' : 'error', t(done ? 'common.copied' : 'common.copyFailed'))
  }
  const share = async (): Promise<void> => {
    if (!canShareText()) return copy()
    if (!(await shareText(t('share.title'), text, link))) showToast('error', t('share.shareFailed'))
  }
  return (
    <View className="share-buttons">
      <SharePress
        className="button button--secondary share-buttons__one"
        testId="share-link"
        onClick={() => void share()}
      >
        <Icon name="share" size={20} />
        {t('share.shareLink')}
      </SharePress>
      <Button
        className="share-buttons__one"
        icon="download"
        testId="save-poster"
        busy={picture.busy}
        onClick={() => void picture.save()}
      >
        {t('share.savePoster')}
      </Button>
      <StorageSheet picture={picture} />
    </View>
  )
}
