import { AppError } from '../../http/errors'
import { route } from '../../http/route'
import { isKept, readProof } from '../../liabilities/nodes'
import { latestRoot, rootAt } from '../../liabilities/roots'

/** The caller's own leaf and its neighbours, in the newest snapshot or in the one that is named. */
export default route('ext.liabilitiesProof', async ({ ctx: { db }, session, body: { sequence } }) => {
  const last = await latestRoot(db)
  if (!last) throw new AppError('LIABILITIES_NONE')
  const published = sequence === undefined ? last : await rootAt(db, sequence)
  if (!published) throw new AppError('NOT_FOUND')
  if (!isKept(published.sequence, last.sequence)) throw new AppError('LIABILITIES_FORGOTTEN')
  return readProof(db, published, session.userId)
})
