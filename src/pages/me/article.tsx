import { useRouter } from '@tarojs/taro'
import { Button, Empty } from '@/components'
import { ContentPage } from '@/features/content'
import { Page, replace } from '@/features/shell'
import { useText } from '@/i18n'
import '@/i18n/areas/help'

/** An article of the help centre, by its id; without one the way there. */
export default function ArticlePage() {
  const { t } = useText()
  const { id } = useRouter().params
  if (id) return <ContentPage id={id} title={t('help.article')} list="/pages/me/help" />
  return (
    <Page title={t('help.article')}>
      <Empty
        icon="search"
        title={t('help.title')}
        action={<Button onClick={() => replace('/pages/me/help')}>{t('help.all')}</Button>}
      />
    </Page>
  )
}
