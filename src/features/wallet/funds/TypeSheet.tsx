import { View } from '@tarojs/components'
import { fundTypeById, type FundTypeId } from '@core/domain'
import { Chips, Sheet } from '@/components'
import { useText } from '@/i18n'
import { FUND_GROUPS, typesOfGroup } from './groups'
import './funds.scss'

interface Props {
  readonly open: boolean
  readonly type: FundTypeId | null
  readonly onPick: (type: FundTypeId | null) => void
  readonly onClose: () => void
}

const ALL = 0

/** The 25 types, under the groups in which one looks for them. */
export const TypeSheet = ({ open, type, onPick, onClose }: Props) => {
  const { t } = useText()
  const pick = (id: number): void => {
    onPick(fundTypeById(id)?.id ?? null)
    onClose()
  }
  return (
    <Sheet open={open} title={t('assets.type')} onClose={onClose}>
      <Chips
        wrap
        label={t('assets.type')}
        choices={[{ value: ALL, text: t('assets.allTypes') }]}
        value={type ?? ALL}
        onChange={pick}
      />
      {FUND_GROUPS.map((group) => (
        <View key={group}>
          <View className="funds__group">{t(`assets.group_${group}`)}</View>
          <Chips
            wrap
            label={t(`assets.group_${group}`)}
            choices={typesOfGroup(group).map(({ id, code }) => ({
              value: id,
              text: t(`assets.fund_${code}`),
            }))}
            value={type}
            onChange={pick}
          />
        </View>
      ))}
    </Sheet>
  )
}
