import { Image, Text, View } from '@tarojs/components'
import type { AppProblem } from '@core/domain'
import { FieldError, Icon } from '@/components'
import { useText } from '@/i18n'
import '@/i18n/areas/identity'
import { Tappable } from '@/platform/tap'
import type { SidePicture } from './useSidePicture'
import '../identity.scss'

interface Props {
  readonly picture: SidePicture
  /** What the form finds missing. */
  readonly error: AppProblem | undefined
}

/** One side of the document: a place to tap, then the picture with what becomes of it. */
export const PictureTile = ({ picture, error }: Props) => {
  const { t, problem } = useText()
  const { side, path, progress } = picture
  const wrong = picture.problem ?? (progress === null ? error : undefined)
  const label = path
    ? `${t(`identity.side_${side}`)}, ${t('identity.replace')}`
    : t(`identity.choose_${side}`)
  return (
    <View className="identity-side">
      <Tappable
        className={`identity-tile${path ? ' identity-tile--full' : ''}${wrong ? ' identity-tile--wrong' : ''}`}
        label={label}
        testId={`picture-${side}`}
        disabled={progress !== null}
        onClick={() => void picture.choose()}
      >
        {path ? <Chosen picture={picture} path={path} /> : <Nothing side={side} />}
      </Tappable>
      {wrong && <FieldError text={problem(wrong)} />}
      {picture.problem && path && (
        <Tappable className="identity-retry" testId={`retry-${side}`} onClick={() => void picture.retry()}>
          {t('identity.retry')}
        </Tappable>
      )}
    </View>
  )
}

const Nothing = ({ side }: Pick<SidePicture, 'side'>) => {
  const { t } = useText()
  return (
    <View className="identity-tile__empty">
      <View className="identity-tile__disc">
        <Icon name="plus" />
      </View>
      <Text>{t(`identity.choose_${side}`)}</Text>
    </View>
  )
}

const Chosen = ({ picture, path }: { readonly picture: SidePicture; readonly path: string }) => {
  const { t } = useText()
  const { side, progress } = picture
  const sending = progress !== null
  return (
    <>
      <Image className="identity-tile__picture" src={path} mode="aspectFill" />
      <View className="identity-tile__bar">
        {sending ? (
          <View className="spinner" />
        ) : (
          <Icon name={picture.problem ? 'alert' : 'check'} size={16} />
        )}
        <Text className="grow ellipsis">
          {sending ? t('identity.uploading', { percent: progress }) : t(`identity.side_${side}`)}
        </Text>
        {!sending && <Text className="identity-tile__replace">{t('identity.replace')}</Text>}
      </View>
      {sending && <View className="identity-tile__progress" style={{ width: `${progress}%` }} />}
    </>
  )
}
