import { Text, View } from '@tarojs/components'
import { useState } from 'react'
import type { ResponseOf } from '@core/contract/schemas'
import type { AppProblem } from '@core/domain'
import { call, problemOf, useAction } from '@/api'
import { Icon } from '@/components'
import { useText } from '@/i18n'
import '@/i18n/areas/session'
import { Tappable } from '@/platform/tap'
import { inboxHeader } from '../inbox/id'
import { FormProblem } from '../parts/FormProblem'
import { signMessage, walletAddress } from './walletSign'

interface Props {
  /** The agreement is accepted. */
  readonly agreed: boolean
  /** It has to be accepted first. */
  readonly onDisagreed: () => void
  /** What the login answered. */
  readonly onBegun: (begun: ResponseOf<'user.verifySignature'>) => void
}

/** Signs in with a wallet that was bound before: nothing to remember, one signature. */
export const WalletLogin = ({ agreed, onDisagreed, onBegun }: Props) => {
  const { t } = useText()
  const { busy, run } = useAction()
  const [problem, setProblem] = useState<AppProblem | null>(null)
  const sign = async (): Promise<void> => {
    setProblem(null)
    if (!agreed) return onDisagreed()
    try {
      const begun = await run('wallet', async () => {
        const signed = await signMessage(await walletAddress(), 'signIn')
        return call('user.verifySignature', { ...signed, agreement: true }, { header: inboxHeader() })
      })
      if (begun) onBegun(begun)
    } catch (error) {
      setProblem(problemOf(error))
    }
  }
  return (
    <View className="login__wallet">
      <Tappable
        className="login__wallet-button"
        testId="wallet-login"
        disabled={busy}
        onClick={() => void sign()}
      >
        {busy ? <View className="spinner" /> : <Icon name="assets" size={20} />}
        <Text>{t(busy ? 'session.walletSigning' : 'session.walletLogin')}</Text>
      </Tappable>
      {problem && <FormProblem problem={problem} />}
      {problem?.code === 'INVALID_SIGNATURE' && <Text className="cap text-3">{t('session.walletHint')}</Text>}
    </View>
  )
}
