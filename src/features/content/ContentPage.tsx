import type { ReactNode } from 'react'
import { Page } from '@/features/shell'
import { ContentArticle } from './ContentArticle'
import { useContentItem } from './useContent'

interface Props {
  readonly id: string
  readonly title: string
  /** What follows the text. */
  readonly children?: ReactNode
}

/** A screen that is one text. */
export const ContentPage = ({ id, title, children }: Props) => {
  const { data, loading, problem, reload } = useContentItem(id)
  return (
    <Page
      title={title}
      loading={!data && loading}
      problem={data ? undefined : problem}
      onRetry={() => void reload()}
      onRefresh={reload}
    >
      {data && <ContentArticle article={data} />}
      {children}
    </Page>
  )
}
