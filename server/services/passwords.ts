import { hash, verify } from '@node-rs/argon2'
import type { Secrets } from '../config'
import { AppError } from '../http/errors'

type Pepper = Pick<Secrets, 'pepper'>

/** argon2id by OWASP's advice: 19 MiB, 2 passes. The pepper stays outside the database. */
const options = ({ pepper }: Pepper) => ({
  memoryCost: 19_456,
  timeCost: 2,
  parallelism: 1,
  secret: Buffer.from(pepper),
})

export const hashPassword = (secrets: Pepper, password: string): Promise<string> =>
  hash(password, options(secrets))

let dummy: Promise<string> | null = null

/**
 * Compares a password with a stored hash. Without a hash (unknown account) it takes as long and answers false, so
 * that the time does not tell who is registered.
 */
export const verifyPassword = async (
  secrets: Pepper,
  stored: string | null,
  password: string,
): Promise<boolean> => {
  dummy ??= hashPassword(secrets, 'no such account')
  const matches = await verify(stored ?? (await dummy), password, options(secrets))
  return stored !== null && matches
}

/** The first words that anyone tries, within the 6 to 8 letters and digits that are allowed. */
const COMMON = new Set(
  `abc123 abcd123 abcd1234 abc1234 abc12345 a123456 a1234567 123456a 1234567a 12345a 123abc 1234abcd 123abcd 1q2w3e 1q2w3e4r
  1qaz2wsx q1w2e3 q1w2e3r4 qwe123 qwer1234 qwert123 qwerty1 qwerty12 password1 passw0rd pass123 pass1234 admin1 admin123 root123
  test123 test1234 user123 user1234 hello1 hello123 love123 iloveu1 monkey1 dragon1 master1 shadow1 sunshi1 letmein1 welcome1
  football1 soccer1 superman1 batman1 aa123456 a12345 aaa111 aaa123 111aaa zxc123 zxcv1234 asd123 asdf1234 bitcoin1 btc123
  usdt123 crypto1 trade123 limelig1 china1 china123 tokyo123 woaini1 woaini12 520woai wang123 li123456 sakura1 taro123 a1b2c3
  a1b2c3d4 abc111 123qwe 123qweas qaz123 wsx123 1234qwer q123456 q1234567 w123456 z123456 x123456 s123456`.split(
    /\s+/,
  ),
)

/** @throws AppError PASSWORD_TOO_COMMON */
export const refuseCommon = (password: string): void => {
  const plain = password.toLowerCase()
  const oneLetterAndOneDigit = new Set(plain).size <= 2
  if (COMMON.has(plain) || oneLetterAndOneDigit) throw new AppError('PASSWORD_TOO_COMMON')
}
