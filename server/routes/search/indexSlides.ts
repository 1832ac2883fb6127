import { route } from '../../http/route'
import { listSlides } from '../../services/content'

export default route('search.indexSlides', ({ ctx, lang }) => listSlides(ctx, lang))
