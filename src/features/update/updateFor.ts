import type { ResponseOf } from '@core/contract/schemas'
import { compareVersions } from '@core/domain'
import type { Update } from '@/stores/update'

/**
 * What the newest version means for one that is installed.
 * @param declined the version of which the user wants to hear no more; a forced one is not asked about
 * @returns null when there is nothing to tell
 */
export const updateFor = (
  newest: ResponseOf<'search.appVersion'>,
  installed: string,
  declined: string,
): Update | null => {
  const { version, minimum, notes } = newest
  const forced = minimum !== null && compareVersions(installed, minimum) < 0
  const isNewer = compareVersions(installed, version) < 0
  return forced || (isNewer && version !== declined) ? { version, forced, notes } : null
}
