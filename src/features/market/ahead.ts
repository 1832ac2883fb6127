import { callAhead } from '@/api/ahead'
import { HOME, pathOf } from '@/features/shell/tabs'

/** The prices of Home are on their way while the app is still being drawn. @param path of the page that the app starts with */
export const askAhead = (path: string): void => {
  if (pathOf(path) === HOME) callAhead('ext.pairs', {})
}
