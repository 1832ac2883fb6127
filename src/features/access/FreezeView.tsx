import { Text, View } from '@tarojs/components'
import { useState } from 'react'
import { currencyById } from '@core/domain'
import { money } from '@core/money'
import { call, useCall } from '@/api'
import { Button, Icon, Problem, Sheet, Skeleton } from '@/components'
import { relaunchLogin } from '@/features/shell'
import { isFine } from '@/features/session/forms/errors'
import { FormProblem } from '@/features/session/parts/FormProblem'
import { exactAmount } from '@/features/wallet/amounts'
import { useText } from '@/i18n'
import '@/i18n/areas/access'
import { clearSession } from '@/stores/session'
import { showToast } from '@/stores/toasts'
import { PRESENT_FIELDS, presentErrors } from './forms'
import { PresentField } from './PresentField'
import { useSubmit } from './useSubmit'
import './access.scss'

const POINTS = ['sessions', 'withdrawals', 'orders', 'lift'] as const

/** For who fears that somebody else is in: the account is shut until the operator has looked at it. */
export const FreezeView = () => {
  const { t } = useText()
  const [asking, setAsking] = useState(false)
  return (
    <View className="pad access">
      <Text className="text-2">{t('access.freezeText')}</Text>
      <Button kind="danger" testId="freeze" onClick={() => setAsking(true)}>
        {t('access.freeze')}
      </Button>
      <FreezeSheet open={asking} onClose={() => setAsking(false)} />
    </View>
  )
}

interface SheetProps {
  readonly open: boolean
  readonly onClose: () => void
}

/** What will happen, in points, and the password. */
const FreezeSheet = ({ open, onClose }: SheetProps) => {
  const { t } = useText()
  const leave = (): void => {
    onClose()
    clearSession()
    showToast('success', t('access.frozen'))
    relaunchLogin()
  }
  return (
    <Sheet open={open} title={t('access.freezeTitle')} onClose={onClose}>
      <View className="access access--inner">
        <View className="access__points">
          {POINTS.map((point) => (
            <View key={point} className="access__point">
              <Icon name="alert" size={16} className="text-warn" />
              <Text className="grow">{t(`access.freeze_${point}`)}</Text>
            </View>
          ))}
        </View>
        <PendingWithdrawals />
        <FreezeForm onClose={onClose} onFrozen={leave} />
      </View>
    </Sheet>
  )
}

/** The withdrawals that stay pending, by name. */
const PendingWithdrawals = () => {
  const { t } = useText()
  const request = { kind: 'withdrawal' as const, pageNum: 1, pageSize: 100 }
  const { data, problem, reload } = useCall('assets.withdrawHistories', request)
  if (!data) return problem ? <Problem problem={problem} onRetry={() => void reload()} /> : <Skeleton />
  const waiting = data.list.flatMap((item) => {
    const coin = currencyById(item.currencyId)
    if (item.kind !== 'withdrawal' || item.status !== 'pending' || !coin) return []
    return [{ id: item.id, text: `${exactAmount(money(item.amount), coin)} ${coin.code} · ${item.label}` }]
  })
  if (waiting.length === 0) return null
  return (
    <View className="access__waiting">
      <Text className="cap text-3">{t('access.waiting')}</Text>
      {waiting.map(({ id, text }) => (
        <View key={id}>{text}</View>
      ))}
    </View>
  )
}

interface FormProps {
  readonly onClose: () => void
  readonly onFrozen: () => void
}

const FreezeForm = ({ onClose, onFrozen }: FormProps) => {
  const { t } = useText()
  const { form, busy, problem, submit } = useSubmit({
    initial: { present: '' },
    check: presentErrors,
    fields: PRESENT_FIELDS,
    send: ({ present }) => call('ext.freezeAccount', { password: present }),
    done: onFrozen,
  })
  const { state, errors, change, leave } = form
  return (
    <View className="access access--inner">
      <PresentField state={state} error={errors.present} onChange={change} onBlur={() => leave('present')} />
      {problem && <FormProblem problem={problem} />}
      <View className="access__buttons">
        <Button kind="secondary" onClick={onClose}>
          {t('common.cancel')}
        </Button>
        <Button kind="danger" testId="freeze-confirm" busy={busy} disabled={!isFine(errors)} onClick={submit}>
          {t('access.freeze')}
        </Button>
      </View>
    </View>
  )
}
