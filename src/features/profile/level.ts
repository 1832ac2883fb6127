import { LEVEL_CODES, type LevelCode } from '@core/domain/levels'
import type { TextKey } from '@/i18n'
import '@/i18n/areas/team'

const isLevel = (code: string): code is LevelCode => LEVEL_CODES.some((known) => known === code)

/** The name of a level; the ladder is in core/domain/levels. */
export const levelText = (level: string): TextKey => `team.level_${isLevel(level) ? level : 'none'}`
