import { route } from '../../http/route'
import { appVersion } from '../../services/appVersion'

export default route('search.appVersion', ({ ctx, lang }) => appVersion(ctx, lang))
