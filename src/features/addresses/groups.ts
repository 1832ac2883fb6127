/** Characters that are read at one glance. */
const GROUP = 4

export interface Group {
  readonly text: string
  /** Differs from the same place of the other address. */
  readonly differs: boolean
}

/**
 * An address in groups of four, so that people can compare it.
 * @param other an address beside it: groups that differ from it are marked
 */
export const addressGroups = (address: string, other?: string): Group[] => {
  const groups: Group[] = []
  for (let i = 0; i < address.length; i += GROUP) {
    const text = address.slice(i, i + GROUP)
    groups.push({ text, differs: other !== undefined && other.slice(i, i + GROUP) !== text })
  }
  return groups
}
