import { Text, View } from '@tarojs/components'
import type { ResponseOf } from '@core/contract/schemas'
import { post, problemOf, useAction, useCall } from '@/api'
import { Button, Icon, Markdown } from '@/components'
import { openLink } from '@/features/content/openLink'
import { useText } from '@/i18n'
import { formatDate } from '@/i18n/time'
import '@/i18n/areas/session'
import { useLoggedIn } from '@/stores/session'
import { showToast } from '@/stores/toasts'
import './agreement.scss'

type Content = ResponseOf<'search.getContentInfo'>

/**
 * A text that binds: the agreement with, for someone signed in who has not accepted this version, the button to do so; or
 * the risk statement, which is accepted where it is first asked for.
 */
export const AgreementView = ({ content }: { readonly content: Content }) => {
  const { t } = useText()
  const { id, version, title, body } = content
  return (
    <View className="agreement">
      <View className="agreement__title">{title}</View>
      <Text className="cap text-3">{t('session.version', { version })}</Text>
      <Markdown source={body} onLink={openLink} />
      {id === 'agreement' && <Acceptance version={version} />}
    </View>
  )
}

const Acceptance = ({ version }: { readonly version: string }) => {
  const { t, problem } = useText()
  const loggedIn = useLoggedIn()
  const { data, reload } = useCall('user.acceptedAgreement', loggedIn ? {} : null)
  const { busy, run } = useAction()
  if (!loggedIn || !data) return null

  const accepted = data.accepted.find((entry) => entry.version === version)
  if (accepted)
    return (
      <View className="agreement__accepted">
        <Icon name="check" size={20} />
        <Text>{t('session.acceptedOn', { date: formatDate(accepted.acceptedAt) })}</Text>
      </View>
    )

  const accept = async (): Promise<void> => {
    try {
      await run(version, () => post('user.acceptedAgreement', { version }))
      await reload()
      showToast('success', t('session.acceptDone'))
    } catch (error) {
      showToast('error', problem(problemOf(error)))
    }
  }
  return (
    <View className="agreement__bar">
      <Button busy={busy} onClick={() => void accept()}>
        {t(busy ? 'session.accepting' : 'session.acceptButton')}
      </Button>
    </View>
  )
}
