import type { Tx } from '../store/db'
import { inOrder } from '../store/inOrder'

const PICTURES = 'delete from identity_pictures where user_id = $1 returning id'
const FORMS = 'delete from identities where user_id = $1 returning id'
const STATE = "update users set realname_state = 'none' where id = $1"
const LOCK = 'select id from users where id = $1 for no key update'

/** Deletes all that a user sent, for ever; they are as one who never sent anything. @returns how much that was */
export const eraseIdentity = async (t: Tx, userId: string): Promise<{ forms: number; pictures: number }> => {
  const [, pictures, forms] = await inOrder<[unknown, unknown[], unknown[], unknown]>([
    t.query('identity.eraseLock', LOCK, [userId]),
    t.query('identity.erasePictures', PICTURES, [userId]),
    t.query('identity.eraseForms', FORMS, [userId]),
    t.query('identity.eraseState', STATE, [userId]),
  ])
  return { forms: forms.length, pictures: pictures.length }
}
