import appVersion from './appVersion'
import getContent from './getContent'
import getContentInfo from './getContentInfo'
import indexSlides from './indexSlides'

/** Content; the market's calls of this section are listed with the market. */
export const contentRoutes = [appVersion, indexSlides, getContent, getContentInfo] as const
