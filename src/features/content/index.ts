export { ContentArticle } from './ContentArticle'
export { NoticeStrip } from './NoticeStrip'
export { Slides } from './Slides'
export { useContentItem, useContentList } from './useContent'
