import { LEVEL_CODES, type LevelCode } from '@core/domain/levels'

/** A stored level; none for a code that left the ladder. */
export const levelCode = (code: string | undefined): LevelCode =>
  LEVEL_CODES.find((known) => known === code) ?? 'none'
