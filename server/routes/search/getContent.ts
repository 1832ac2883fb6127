import { route } from '../../http/route'
import { listContent } from '../../services/content'

export default route('search.getContent', ({ ctx, body: { kind, q, pageNum = 1, pageSize = 20 }, lang }) =>
  listContent(ctx, { kind, lang, q, pageNum, pageSize }),
)
