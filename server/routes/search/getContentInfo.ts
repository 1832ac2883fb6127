import { route } from '../../http/route'
import { contentItem } from '../../services/content'

export default route('search.getContentInfo', ({ ctx, body: { id }, lang }) => contentItem(ctx, id, lang))
