import type { ReactNode } from 'react'
import { Page } from '@/features/shell'
import { ContentArticle } from './ContentArticle'
import { Gone } from './Gone'
import { useContentItem } from './useContent'

interface Props {
  readonly id: string
  readonly title: string
  /** Where texts like this one are listed. */
  readonly list?: string
  /** What follows the text. */
  readonly children?: ReactNode
}

/** A screen that is one text. */
export const ContentPage = ({ id, title, list, children }: Props) => {
  const { data, loading, problem, reload } = useContentItem(id)
  const gone = !data && problem?.code === 'NOT_FOUND' && list !== undefined
  return (
    <Page
      title={title}
      loading={!data && loading}
      problem={data || gone ? undefined : problem}
      onRetry={() => void reload()}
      onRefresh={reload}
    >
      {data && <ContentArticle article={data} />}
      {gone && <Gone list={list} />}
      {children}
    </Page>
  )
}
