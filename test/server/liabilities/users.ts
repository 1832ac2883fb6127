import { randomInt } from 'node:crypto'
import type { TestApp } from '../../helpers/app'

export interface TestOwner {
  userId: string
  uid: string
  token: string
}

const INSERT = `
insert into users (id, uid, email, nickname, password_hash, invite_code, created_at)
values ($1, $2, $3, $4, '', $3, $5)`

/** A user with the demo's funds who is in the list of users. */
export const addUser = async (app: TestApp): Promise<TestOwner> => {
  const user = await app.user()
  const uid = String(randomInt(10_000_000, 99_999_999))
  await app.ctx.db.query('test.addUser', INSERT, [
    user.userId,
    uid,
    `${uid}@example.com`,
    `User ${uid}`,
    app.ctx.clock.now(),
  ])
  return { ...user, uid }
}
