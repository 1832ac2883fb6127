import { route } from '../../http/route'
import { contractConfig } from '../../services/contracts/read'

export default route('usdt.contractConfig', ({ ctx, body }) => contractConfig(ctx, body.id))
