import { View } from '@tarojs/components'
import type { ResponseOf } from '@core/contract/schemas'
import { problemOf, useAction, useCall } from '@/api'
import { Icon, Logo, Markdown, type IconName } from '@/components'
import { go } from '@/features/shell'
import { lookForUpdate } from '@/features/update/checkUpdate'
import { useText, type TextKey } from '@/i18n'
import '@/i18n/areas/content'
import '@/i18n/areas/help'
import '@/i18n/areas/me'
import { Tappable } from '@/platform/tap'
import { showToast } from '@/stores/toasts'
import { openLink } from '../openLink'
import { officeLink, readOffice } from './office'
import './about.scss'

type Item = ResponseOf<'search.getContentInfo'>

const TEXTS = [
  ['team', 'content.our', '/pages/me/our'],
  ['book', 'content.whiteBook', '/pages/me/whiteBook'],
  ['book', 'content.commerceBook', '/pages/me/commerceBook'],
  ['share', 'content.business', '/pages/me/business'],
  ['search', 'help.title', '/pages/me/help'],
  ['shield', 'me.agreement', '/pages/agreement/index'],
  ['lock', 'content.privacy', '/pages/agreement/index?text=privacy'],
  ['record', 'content.licences', '/pages/me/article?id=licences'],
] as const satisfies readonly (readonly [IconName, TextKey, string])[]

/** The app: name and version, what it is, where its operator is, and what else is written about it. */
export const AboutView = ({ article }: { readonly article: Item }) => {
  const { t } = useText()
  return (
    <View className="pad about">
      <View className="about__head">
        <Logo size={56} />
        <View className="h1">{t('common.appName')}</View>
        <View className="text-2">{article.summary}</View>
      </View>
      <Markdown source={article.body} onLink={openLink} />
      <View className="card about__list">
        <Version />
        <OfficeRow />
      </View>
      <View className="card about__list">
        {TEXTS.map(([icon, text, url]) => (
          <Row key={url} icon={icon} text={t(text)} onClick={() => go(url)} />
        ))}
      </View>
    </View>
  )
}

/** The installed version; a tap looks for a newer one. */
const Version = () => {
  const { t, problem } = useText()
  const { busy, run } = useAction()
  const look = async (): Promise<void> => {
    try {
      if (!(await run('version', () => lookForUpdate()))) showToast('success', t('content.newest'))
    } catch (error) {
      showToast('error', problem(problemOf(error)))
    }
  }
  return (
    <Row
      icon="download"
      text={t('content.version')}
      second={t(busy ? 'common.loading' : 'content.checkUpdate')}
      note={APP_VERSION}
      onClick={() => void look()}
    />
  )
}

const OfficeRow = () => {
  const { lang } = useText()
  const { data } = useCall('config.byId', { id: 'office' })
  const office = readOffice(data?.value)
  if (!office) return null
  return (
    <Row
      key={lang}
      icon="globe"
      text={office.name}
      second={office.address}
      onClick={() => go(officeLink(office))}
    />
  )
}

interface RowProps {
  readonly icon: IconName
  readonly text: string
  readonly second?: string
  readonly note?: string
  readonly onClick: () => void
}

const Row = ({ icon, text, second, note, onClick }: RowProps) => (
  <Tappable className="about__row" onClick={onClick}>
    <Icon name={icon} size={20} className="text-2" />
    <View className="grow">
      <View>{text}</View>
      {second && <View className="about__second">{second}</View>}
    </View>
    {note && <View className="text-3 sm">{note}</View>}
    <Icon name="right" size={16} className="text-3" />
  </Tappable>
)
