import { Text, View } from '@tarojs/components'
import { Icon, KeyValue, Tag } from '@/components'
import { go } from '@/features/shell'
import { useText } from '@/i18n'
import '@/i18n/areas/person'
import { formatDate } from '@/i18n/time'
import '@/i18n/areas/me'
import { copyText } from '@/platform/clipboard'
import { Tappable } from '@/platform/tap'
import type { UserInfo } from '@/stores/session'
import { showToast } from '@/stores/toasts'
import { Avatar } from './Avatar'
import { IdentityTag } from './IdentityTag'
import { levelText } from './level'
import './profile.scss'

/** Who this is: picture, nickname, level, UID, state of the identity, masked contacts, invite code. */
export const ProfileCard = ({ user }: { readonly user: UserInfo }) => {
  const { t } = useText()
  return (
    <View className="card profile">
      <View className="row profile__head">
        <Tappable
          className="profile__picture"
          label={t('person.editProfile')}
          onClick={() => go('/pages/me/secure?set=picture')}
        >
          <Avatar nickname={user.nickname} avatar={user.avatar} />
        </Tappable>
        <View className="grow profile__who">
          <View className="h1 ellipsis">{user.nickname}</View>
          <Copyable text={t('me.uid', { uid: user.uid })} value={user.uid} label={t('me.copyUid')} />
        </View>
        <Tag kind="lime">{t(levelText(user.level))}</Tag>
      </View>
      <KeyValue label={t('person.identity')}>
        <IdentityTag state={user.realnameState} />
      </KeyValue>
      {user.email && <KeyValue label={t('me.email')}>{user.email}</KeyValue>}
      {user.phone && <KeyValue label={t('me.phone')}>{user.phone}</KeyValue>}
      <KeyValue label={t('me.inviteCode')}>
        <Copyable text={user.inviteCode} value={user.inviteCode} label={t('me.inviteCode')} />
      </KeyValue>
      <KeyValue label={t('person.registered')}>{formatDate(user.registeredAt)}</KeyValue>
    </View>
  )
}

interface CopyableProps {
  readonly text: string
  readonly value: string
  readonly label: string
}

const Copyable = ({ text, value, label }: CopyableProps) => {
  const { t } = useText()
  const copy = async (): Promise<void> => {
    const done = await copyText(value)
    showToast(done ? 'success' : 'error', t(done ? 'common.copied' : 'common.copyFailed'))
  }
  return (
    <Tappable className="profile__copy" label={`${text}, ${label}`} onClick={() => void copy()}>
      <Text>{text}</Text>
      <Icon name="copy" size={16} />
    </Tappable>
  )
}
