import { route } from '../../http/route'
import { publishedKeys } from '../../receipts/keys'

/** For anyone: with them a receipt is verified without asking us. */
export default route('ext.receiptKeys', async ({ ctx }) => ({ keys: await publishedKeys(ctx.db) }))
