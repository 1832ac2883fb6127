import { treeHead } from '@core/domain/liabilities'
import { AppError } from '../../http/errors'
import { route } from '../../http/route'
import { latestRoot, rootAt } from '../../liabilities/roots'

/** What the first line of the exported tree says, for anyone who holds such a file. */
export default route('ext.liabilitiesFile', async ({ ctx: { db }, body: { sequence } }) => {
  const published = sequence === undefined ? await latestRoot(db) : await rootAt(db, sequence)
  if (!published) throw new AppError(sequence === undefined ? 'LIABILITIES_NONE' : 'NOT_FOUND')
  return treeHead(published)
})
