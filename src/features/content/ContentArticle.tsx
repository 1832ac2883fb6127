import { View } from '@tarojs/components'
import { Markdown } from '@/components'
import { useText } from '@/i18n'
import { formatDate } from '@/i18n/time'
import { openLink } from './openLink'
import './article.scss'

interface Props {
  readonly article: {
    readonly title: string
    readonly summary: string
    readonly body: string
    readonly publishedAt: number
  }
}

/** One content item as a page of text. */
export const ContentArticle = ({ article }: Props) => {
  const { t } = useText()
  return (
    <View className="pad article">
      <View className="h1">{article.title}</View>
      <View className="article__summary">{article.summary}</View>
      <View className="text-3 cap article__date">
        {t('home.noticeDate', { date: formatDate(article.publishedAt) })}
      </View>
      <Markdown source={article.body} onLink={openLink} />
    </View>
  )
}
