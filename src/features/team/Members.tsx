import { Text, View } from '@tarojs/components'
import { useCallback, useEffect, useState } from 'react'
import { call, usePages } from '@/api'
import { Button, Empty, Field, Icon, InfiniteList, Tag } from '@/components'
import { Avatar } from '@/features/profile/Avatar'
import { useText } from '@/i18n'
import '@/i18n/areas/team'
import { formatTime } from '@/i18n/time'
import { levelKey } from './LevelCard'
import { InviteButton } from './Overview'
import { useTeamChanges, type Member } from './useTeam'
import './team.scss'

const PAGE_SIZE = 20
/** A search begins when nothing was typed for so long (ms). */
const TYPING = 300

interface Props {
  readonly kind: 'direct' | 'indirect'
}

/** Whom the user invited, or all further down; newest first, and by nickname. */
export const Members = ({ kind }: Props) => {
  const { t } = useText()
  const [text, setText] = useState('')
  const search = useSettled(text.trim())
  const read = useCallback(
    (pageNum: number) =>
      call('team.subUsers', { kind, pageNum, pageSize: PAGE_SIZE, ...(search ? { search } : {}) }),
    [kind, search],
  )
  const pages = usePages(read)
  useTeamChanges(() => void pages.reload())
  const searched = search !== ''
  return (
    <View className="pad">
      {(searched || text !== '' || pages.total > 0) && (
        <Field
          label={t('team.search')}
          placeholder={t('team.search')}
          maxLength={32}
          before={<Icon name="search" size={20} />}
          value={text}
          onChange={setText}
        />
      )}
      {searched && pages.total > 0 && (
        <View className="team-note">{t('team.found', { count: pages.total })}</View>
      )}
      <InfiniteList
        pages={pages}
        row={(member) => <MemberRow member={member} />}
        empty={searched ? <NoneFound onClear={() => setText('')} /> : <NoMembers kind={kind} />}
      />
    </View>
  )
}

/** A text once it has not changed for a moment. */
const useSettled = (text: string): string => {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), text === '' ? 0 : TYPING)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}

const MemberRow = ({ member }: { readonly member: Member }) => {
  const { t } = useText()
  const { nickname, avatar, contact, level, effective, registeredAt, teamSize, depth } = member
  return (
    <View className="team-member" data-testid="member">
      <Avatar nickname={nickname} avatar={avatar} />
      <View className="grow">
        <View className="body-m ellipsis">{nickname}</View>
        <View className="text-2 cap ellipsis">{contact}</View>
        <View className="text-3 cap">{t('team.registered', { time: formatTime(registeredAt) })}</View>
        {depth > 1 && <View className="text-3 cap">{t('team.depth', { depth })}</View>}
      </View>
      <View className="team-member__right">
        <Text className="sm">{t(levelKey(level))}</Text>
        <Tag kind={effective ? 'lime' : 'plain'}>{t(effective ? 'team.effective' : 'team.notEffective')}</Tag>
        {teamSize > 0 && <Text className="text-3 cap">{t('team.teamSize', { count: teamSize })}</Text>}
      </View>
    </View>
  )
}

const NoneFound = ({ onClear }: { readonly onClear: () => void }) => {
  const { t } = useText()
  return (
    <Empty
      icon="search"
      title={t('team.noneFound')}
      text={t('team.noneFoundText')}
      action={
        <Button kind="secondary" onClick={onClear}>
          {t('team.clear')}
        </Button>
      }
    />
  )
}

const NoMembers = ({ kind }: Props) => {
  const { t } = useText()
  const direct = kind === 'direct'
  return (
    <Empty
      icon="team"
      title={t(direct ? 'team.noDirect' : 'team.noIndirect')}
      text={t(direct ? 'team.noTeamText' : 'team.noIndirectText')}
      action={<InviteButton />}
    />
  )
}
