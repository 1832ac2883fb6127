import { REGIONS } from '@core/domain'
import { route } from '../../http/route'
import { regionNames } from '../../services/regionNames'

export default route('region.list', ({ lang }) =>
  Promise.resolve(REGIONS.map(({ code, dial }) => ({ code, dial, name: regionNames[lang][code] }))),
)
