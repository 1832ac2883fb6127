import { ACCOUNT_TYPES } from '@core/domain'
import { route } from '../../http/route'
import { accountName } from '../../services/accountNames'

export default route('account.typeList', async ({ lang }) =>
  ACCOUNT_TYPES.map(({ id, code }) => ({ id, code, name: accountName(lang, id) })),
)
