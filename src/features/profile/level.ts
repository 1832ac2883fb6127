import type { TextKey } from '@/i18n'

/** The name of a level; the ladder is in core/domain/levels. */
export const levelText = (level: string): TextKey =>
  level === 'regular' ? 'me.levelRegular' : 'me.levelNone'
