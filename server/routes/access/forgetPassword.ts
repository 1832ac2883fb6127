import { forgetPassword } from '../../access/forgetPassword'
import { route } from '../../http/route'

export default route('user.forgetPassword', async ({ ctx, body, origin }) => {
  await forgetPassword(ctx, body, origin)
  return {}
})
