import { LIVE_PATH } from '@core/contract/live'
import { ownHost } from '@/platform/document'
import { preferences } from '@/stores/preferences'

/** Host of a line, from the build; an empty one means the host that served the app. */
const hostOf = (line: number): string => LINE_HOSTS[line] || LINE_HOSTS[0] || ownHost()

export const baseHost = (): string => hostOf(preferences.getState().line)

export const liveUrl = (): string => baseHost().replace(/^http/, 'ws') + LIVE_PATH
