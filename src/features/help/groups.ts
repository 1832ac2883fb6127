import type { ResponseOf } from '@core/contract/schemas'
import { HELP_CATEGORIES, type HelpCategory } from '@core/domain'

export type HelpItem = ResponseOf<'search.getContent'>['list'][number]

export interface HelpGroup {
  readonly category: HelpCategory
  readonly items: readonly HelpItem[]
}

/** Articles by category, in the order of the help centre; categories without any are left out. */
export const groupsOf = (items: readonly HelpItem[]): HelpGroup[] =>
  HELP_CATEGORIES.map((category) => ({
    category,
    items: items.filter((item) => item.category === category),
  })).filter((group) => group.items.length > 0)
