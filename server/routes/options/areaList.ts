import { route } from '../../http/route'
import { listAreas } from '../../services/optionsRead'

export default route('options.areaList', ({ ctx }) => listAreas(ctx))
