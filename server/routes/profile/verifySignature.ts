import { route } from '../../http/route'
import { signInWithWallet } from '../../profile/walletSignIn'

export default route('user.verifySignature', ({ ctx, body, lang, origin }) =>
  signInWithWallet(ctx, body, { lang, origin }),
)
