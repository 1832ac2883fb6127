import { randomInt } from 'node:crypto'
import { RECOVERY_CODES } from '@core/domain'
import type { Context } from '../context'
import { keyedHash } from '../services/hashes'
import type { Tx } from '../store/db'

/** Without letters and digits that look alike: some 49 bits in two groups. */
const ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'
const GROUP = 5

type Parts = Pick<Context, 'secrets'>

const group = (): string =>
  Array.from({ length: GROUP }, () => ALPHABET.charAt(randomInt(ALPHABET.length))).join('')

/** However it is typed: lower case, without or with other dashes, with spaces. */
const plain = (code: string): string => code.toUpperCase().replace(/[^A-Z0-9]/g, '')

const hashOf = ({ secrets }: Parts, userId: string, code: string): string =>
  keyedHash(secrets, 'recovery', `${userId}\0${plain(code)}`)

export const looksLikeRecoveryCode = (code: string): boolean =>
  new RegExp(`^[${ALPHABET}]{${2 * GROUP}}$`).test(plain(code))

const INSERT = `
insert into recovery_codes (user_id, code_hash) select $1, unnest($2::text[])`

export const dropRecoveryCodes = (t: Tx, userId: string): Promise<unknown> =>
  t.query('recovery.drop', 'delete from recovery_codes where user_id = $1', [userId])

/** Makes a new set in place of the old one. @returns the codes, which are kept nowhere */
export const newRecoveryCodes = async (parts: Parts, t: Tx, userId: string): Promise<string[]> => {
  const codes = Array.from({ length: RECOVERY_CODES }, () => `${group()}-${group()}`)
  await dropRecoveryCodes(t, userId)
  await t.query('recovery.insert', INSERT, [userId, codes.map((code) => hashOf(parts, userId, code))])
  return codes
}

const USE = 'delete from recovery_codes where user_id = $1 and code_hash = $2 returning code_hash'

/** Uses a code up. @returns whether it was one */
export const consumeRecoveryCode = async (
  parts: Parts,
  t: Tx,
  userId: string,
  code: string,
): Promise<boolean> =>
  looksLikeRecoveryCode(code) &&
  (await t.query('recovery.use', USE, [userId, hashOf(parts, userId, code)])).length > 0
