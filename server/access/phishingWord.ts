import { checkPhishingWord } from '@core/domain'
import type { Context } from '../context'
import { refuse } from '../http/errors'
import type { Origin } from '../http/route'
import { lockUser } from '../services/lockUser'
import { passLoginPassword } from '../services/loginPassword'
import { seal, unseal } from '../services/seal'
import type { UserRow } from '../store/tables/people'
import { writeEvent } from './events'

const placeOf = (userId: string): string => `users/${userId}/phishing_word`

/** The word that a user's mails carry; null without one. */
export const phishingWordOf = (
  { secrets }: Pick<Context, 'secrets'>,
  { id, phishing_word: sealed }: Pick<UserRow, 'id' | 'phishing_word'>,
): string | null => (sealed === null ? null : unseal(secrets, placeOf(id), sealed))

const SAVE = 'update users set phishing_word = $2 where id = $1'

/**
 * Sets the word, or removes it when it is empty. The password is asked, so that a borrowed phone does not teach a
 * stranger how to write believable mails.
 * @throws AppError PHISHING_WORD_INVALID, PASSWORD_REQUIRED, LOGIN_PASSWORD_WRONG, LOGIN_BACKOFF
 */
export const setPhishingWord = async (
  ctx: Context,
  { userId, origin }: { readonly userId: string; readonly origin: Origin },
  { word, password }: { readonly word: string; readonly password: string },
): Promise<string | null> => {
  refuse(checkPhishingWord(word))
  await passLoginPassword(ctx, { userId, ip: origin.ip }, password)
  const plain = word.trim()
  await ctx.db.tx(async (t) => {
    await lockUser(t, userId)
    const sealed = plain === '' ? null : seal(ctx.secrets, placeOf(userId), plain)
    await t.query('users.phishingWord', SAVE, [userId, sealed])
    await writeEvent(ctx, t, { userId, kind: 'phishingWordChanged', origin })
  })
  return plain === '' ? null : plain
}
