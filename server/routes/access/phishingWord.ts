import { phishingWordOf, setPhishingWord } from '../../access/phishingWord'
import { route } from '../../http/route'
import { userById } from '../../services/users'

export default route('ext.phishingWord', async ({ ctx, method, body, origin, session: { userId } }) => {
  if (method === 'GET') return { phishingWord: phishingWordOf(ctx, await userById(ctx.db, userId)) }
  const { phishingWord: word = '', password = '' } = body
  return { phishingWord: await setPhishingWord(ctx, { userId, origin }, { word, password }) }
})
