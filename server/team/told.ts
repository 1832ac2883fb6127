import type { Tx } from '../store/db'
import type { TeamParts } from './parts'

/** After the commit, the screens of these users read their team anew. */
export const tellScreens = ({ bus }: Pick<TeamParts, 'bus'>, t: Tx, userIds: Iterable<string>): void => {
  const users = new Set(userIds)
  t.afterCommit(() => {
    for (const userId of users) bus.publish('record', { userId, kind: 'team', id: 'list' })
  })
}
