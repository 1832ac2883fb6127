import { View } from '@tarojs/components'
import { useState } from 'react'
import { SEARCH_LENGTH } from '@core/domain'
import { Button, Empty, Field, Icon, Problem, Skeleton } from '@/components'
import { go } from '@/features/shell'
import { useText } from '@/i18n'
import '@/i18n/areas/help'
import { Tappable } from '@/platform/tap'
import { groupsOf, type HelpItem } from './groups'
import { useHelp } from './useHelp'
import './help.scss'

/** The help centre: a search over all articles, and the articles by category. */
export const HelpView = () => {
  const { t } = useText()
  const [words, setWords] = useState('')
  const { q, items, problem, loading, reload } = useHelp(words)
  return (
    <View className="pad help">
      <Field
        label={t('help.search')}
        kind="search"
        placeholder={t('help.hint')}
        maxLength={SEARCH_LENGTH}
        value={words}
        before={<Icon name="search" size={20} className="text-3" />}
        after={
          words && (
            <Tappable className="help__clear" label={t('help.clear')} onClick={() => setWords('')}>
              <Icon name="close" size={20} />
            </Tappable>
          )
        }
        onChange={setWords}
      />
      {!items && !problem && <Skeleton tall />}
      {!items && problem && <Problem problem={problem} onRetry={() => void reload()} />}
      {items && (q === '' ? <Everything items={items} /> : <Found q={q} items={items} settled={!loading} />)}
    </View>
  )
}

const Everything = ({ items }: { readonly items: readonly HelpItem[] }) => {
  const { t } = useText()
  return (
    <>
      <Tappable className="help__videos" onClick={() => go('/pages/me/video')}>
        <View className="help__slice" />
        <View className="grow">{t('help.videos')}</View>
        <Icon name="right" size={16} />
      </Tappable>
      {groupsOf(items).map(({ category, items: articles }) => (
        <View key={category} className="help__group">
          <View className="help__name">{t(`help.${category}`)}</View>
          <Articles items={articles} />
        </View>
      ))}
    </>
  )
}

interface FoundProps {
  readonly q: string
  readonly items: readonly HelpItem[]
  /** The answer belongs to what is typed now. */
  readonly settled: boolean
}

const Found = ({ q, items, settled }: FoundProps) => {
  const { t } = useText()
  if (items.length > 0)
    return (
      <View className="help__group">
        <View className="help__name" ariaRole="status">
          {t('help.found', { count: items.length })}
        </View>
        <Articles items={items} />
      </View>
    )
  if (!settled) return <Skeleton />
  return (
    <Empty
      icon="search"
      title={t('help.noneTitle', { q })}
      text={t('help.noneText')}
      action={
        <Button kind="secondary" onClick={() => go('/pages/me/support')}>
          {t('help.ask')}
        </Button>
      }
    />
  )
}

const Articles = ({ items }: { readonly items: readonly HelpItem[] }) => (
  <View className="card help__list">
    {items.map(({ id, title, summary }) => (
      <Tappable key={id} className="help__row" onClick={() => go(`/pages/me/article?id=${id}`)}>
        <View className="grow">
          <View className="help__title">{title}</View>
          <View className="help__summary">{summary}</View>
        </View>
        <Icon name="right" size={16} className="text-3" />
      </Tappable>
    ))}
  </View>
)
