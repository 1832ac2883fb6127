import { View } from '@tarojs/components'
import { useCallback } from 'react'
import { StillCanvas } from '@/features/picture/StillCanvas'
import { useText } from '@/i18n'
import '@/i18n/areas/share'
import type { Surface } from '@/platform/canvas'
import { drawPoster } from './drawPoster'
import { POSTER } from './poster'
import type { Invitation } from './useInvitation'
import './share.scss'

/** Device pixels to a CSS pixel that a saved poster has at the least. */
const DENSITY = 2

interface Props {
  readonly invitation: Pick<Invitation, 'code' | 'link' | 'nickname'>
  readonly canvasId: string
}

/** The poster as it will be saved, in the language of the app. */
export const PosterCard = ({ invitation: { code, link, nickname }, canvasId }: Props) => {
  const { t } = useText()
  const name = t('common.appName')
  const [first, second] = [t('share.posterTitle1'), t('share.posterTitle2')]
  const text = t('share.posterText')
  const owner = t('share.posterOwner', { name: nickname })
  const draw = useCallback(
    ({ context, width, dpr }: Surface) =>
      drawPoster(
        context,
        { name, title: [first, second], text, owner, code },
        link,
        (dpr * width) / POSTER.width,
      ),
    [name, first, second, text, owner, code, link],
  )
  return (
    <View className="poster">
      <StillCanvas
        id={canvasId}
        className="poster__canvas"
        label={t('share.posterLabel', { name: nickname, code })}
        density={DENSITY}
        draw={draw}
      />
    </View>
  )
}
