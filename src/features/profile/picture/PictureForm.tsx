import { Text, View } from '@tarojs/components'
import { MAX_PICTURE_MB } from '@core/domain'
import { Button } from '@/components'
import type { SectionProps } from '@/features/security/sections'
import { FormProblem } from '@/features/session/parts/FormProblem'
import { useText } from '@/i18n'
import '@/i18n/areas/person'
import { Avatar } from '../Avatar'
import '../forms.scss'
import { CropFrame } from './CropFrame'
import { usePicture } from './usePicture'
import './picture.scss'

/** The profile picture: choose one, move it into the frame, send it; or remove it. */
export const PictureForm = ({ user, onDone }: SectionProps) => {
  const { t } = useText()
  const picture = usePicture(onDone)
  const { path, size, cut, busy, problem } = picture
  return (
    <View className="pad profile-form picture-form">
      {path === null ? (
        <Avatar nickname={user.nickname} avatar={user.avatar} large />
      ) : (
        <CropFrame key={path} path={path} size={size} cut={cut} onChange={picture.setCut} />
      )}
      <Text className="profile-form__note">
        {t(path === null ? 'person.pictureRules' : 'person.cropText', { megabytes: MAX_PICTURE_MB })}
      </Text>
      {problem && <FormProblem problem={problem} />}
      {path !== null && (
        <Button testId="submit" busy={busy} disabled={!size} onClick={() => void picture.send()}>
          {t(busy ? 'person.uploading' : 'person.usePicture')}
        </Button>
      )}
      <Button
        kind={path === null ? 'primary' : 'secondary'}
        testId="choose"
        disabled={busy}
        onClick={() => void picture.choose()}
      >
        {t(path === null ? 'person.choosePicture' : 'person.chooseOther')}
      </Button>
      {path === null && user.avatar && (
        <Button kind="quiet" testId="remove" busy={busy} onClick={() => void picture.remove()}>
          {t('person.removePicture')}
        </Button>
      )}
    </View>
  )
}
