import { randomBytes } from 'node:crypto'
import sharp from 'sharp'
import { AVATAR_SIDE, CUT_PARTS } from '@core/domain'
import type { BinaryFile, RequestOf } from '@core/contract/schemas'
import type { Context } from '../context'
import { AppError } from '../http/errors'
import { cleanPicture } from '../pictures/clean'
import { lockUser } from '../services/lockUser'
import { infoOf, userById, type UserInfo } from '../services/users'
import type { Tx } from '../store/db'

type Cut = RequestOf<'profile.userImage'>

/** Longer side, in pixels, of what a square is cut out of: a tenth of it still fills a profile picture's width. */
const CUT_FROM = 4096

/** The square that the user chose, within the picture whatever was asked. */
const squareOf = ({ left = 0, top = 0, side = CUT_PARTS }: Cut, width: number, height: number) => {
  const length = Math.max(1, Math.floor((Math.min(width, height) * side) / CUT_PARTS))
  const within = (part: number, all: number): number =>
    Math.min(Math.floor((all * part) / CUT_PARTS), all - length)
  return { left: within(left, width), top: within(top, height), width: length, height: length }
}

/** @throws AppError PICTURE_TYPE, PICTURE_TOO_LARGE, PICTURE_BROKEN */
const avatarOf = async (file: Uint8Array, cut: Cut): Promise<Buffer> => {
  const format = { maxSide: AVATAR_SIDE, format: 'webp', square: true } as const
  if (cut.side === undefined) return cleanPicture(file, format)
  const clean = await cleanPicture(file, { maxSide: CUT_FROM, format: 'jpeg' })
  const { width, height } = await sharp(clean).metadata()
  const square = await sharp(clean)
    .extract(squareOf(cut, width, height))
    .jpeg({ quality: 90 })
    .toBuffer()
  return cleanPicture(square, format)
}

const FORGET = 'delete from avatars where user_id = $1'
const KEEP = 'insert into avatars (id, user_id, picture, created_at) values ($1, $2, $3, $4)'
const SHOW = 'update users set avatar = $2 where id = $1'

const replaceBy = async (ctx: Context, t: Tx, userId: string, picture: Buffer | null): Promise<UserInfo> => {
  await lockUser(t, userId)
  await t.query('avatars.forget', FORGET, [userId])
  const id = picture && randomBytes(16).toString('base64url')
  if (picture) await t.query('avatars.keep', KEEP, [id, userId, picture, ctx.clock.now()])
  await t.query('avatars.show', SHOW, [userId, id])
  return infoOf(ctx, await userById(t, userId))
}

/**
 * Makes a profile picture of what was sent: a square of 512 pixels, written anew. Each has an address of its own that
 * nobody can guess; the one before is gone.
 * @throws AppError PICTURE_TYPE, PICTURE_TOO_LARGE, PICTURE_BROKEN, ACCOUNT_FROZEN
 */
export const setAvatar = async (
  ctx: Context,
  userId: string,
  file: Uint8Array,
  cut: Cut,
): Promise<UserInfo> => {
  const picture = await avatarOf(file, cut)
  return ctx.db.tx((t) => replaceBy(ctx, t, userId, picture))
}

export const removeAvatar = (ctx: Context, userId: string): Promise<UserInfo> =>
  ctx.db.tx((t) => replaceBy(ctx, t, userId, null))

const READ = 'select picture from avatars where id = $1'

/** @throws AppError NOT_FOUND */
export const readAvatar = async ({ db }: Pick<Context, 'db'>, id: string): Promise<BinaryFile> => {
  const [row] = await db.query<{ picture: Buffer }>('avatars.read', READ, [id])
  if (!row) throw new AppError('NOT_FOUND')
  return { bytes: row.picture }
}
