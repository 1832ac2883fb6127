import { route } from '../../http/route'
import { latestRoot, listRoots } from '../../liabilities/roots'
import { nextSnapshot } from '../../liabilities/schedule'

/** Every root that was ever published, newest first: their numbers have no gaps, so the newest is their count. */
export default route('ext.liabilities', async ({ ctx, body: { pageNum = 1, pageSize = 20 } }) => {
  const last = await latestRoot(ctx.db)
  const list = await listRoots(ctx.db, pageSize, (pageNum - 1) * pageSize)
  const total = last?.sequence ?? 0
  const nextAt = last && (await nextSnapshot(ctx.config, ctx.db, last))
  return { list, total, pages: Math.ceil(total / pageSize), nextAt }
})
