import { Text, View } from '@tarojs/components'
import { useDidShow } from '@tarojs/taro'
import { useEffect, useRef } from 'react'
import type { AppProblem } from '@core/domain'
import { useCall } from '@/api'
import { Button, Icon } from '@/components'
import { PasswordField } from '@/features/session/parts/PasswordField'
import { go } from '@/features/shell'
import { useText } from '@/i18n'
import '@/i18n/areas/pay'
import { Tappable } from '@/platform/tap'
import { setUserInfo, useLoggedIn, useUserInfo } from '@/stores/session'
import './trade-password.scss'

/** Both lead back to the form when they are done. */
const SET = '/pages/me/secure?set=tradePassword'
const RESET = '/pages/me/secure?set=resetTradePassword'

/** Whether the user has a trade password: as last known at once, asked again whenever the page is shown. */
export const useHasTradePassword = (): boolean => {
  const { data, reload } = useCall('user.info', useLoggedIn() ? {} : null)
  const again = useRef(false)
  useDidShow(() => {
    if (again.current) void reload()
    again.current = true
  })
  useEffect(() => {
    if (data) setUserInfo(data)
  }, [data])
  return useUserInfo()?.hasTradePassword ?? false
}

interface Props {
  readonly value: string
  readonly error: AppProblem | undefined
  readonly onChange: (value: string) => void
  readonly onBlur?: () => void
  readonly onEnter?: () => void
}

/** The trade password, with the way to a new one for those who forgot it. */
export const TradePasswordField = ({ value, error, onChange, onBlur, onEnter }: Props) => {
  const { t, problem } = useText()
  return (
    <PasswordField
      label={t('pay.tradePassword')}
      showLabel
      placeholder={t('pay.tradePasswordHint')}
      autoComplete="off"
      value={value}
      error={error && problem(error)}
      note={
        <Tappable className="trade-password__forgot" onClick={() => go(RESET)}>
          {t('pay.forgot')}
        </Tappable>
      }
      onChange={onChange}
      onBlur={() => onBlur?.()}
      onEnter={onEnter}
    />
  )
}

/** In place of the field for someone who has no trade password yet. */
export const NoTradePassword = () => {
  const { t } = useText()
  return (
    <View className="trade-password" ariaRole="note">
      <Icon name="lock" size={20} />
      <View className="grow">
        <View className="trade-password__title">{t('pay.noTradePassword')}</View>
        <Text>{t('pay.noTradePasswordText')}</Text>
        <Button small kind="secondary" testId="set-trade-password" onClick={() => go(SET)}>
          {t('pay.setTradePassword')}
        </Button>
      </View>
    </View>
  )
}
