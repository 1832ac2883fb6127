import { createHash, createHmac, randomBytes } from 'node:crypto'
import { base64 } from '@/features/session/captcha/base64'
import { sha256 } from '@core/domain/sha256'
import { solveChallenge, type Challenge } from '@/features/session/captcha/solve'

const hex = (words: Int32Array): string =>
  [...words].map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('')

const hashOf = (bytes: Uint8Array): string => {
  const hash = sha256(bytes.length)
  hash.block.set(bytes)
  return hex(hash.digest(bytes.length))
}

const challengeFor = (number: number, maxnumber = 5_000): Challenge => {
  const salt = 'a1b2c3d4e5f6?expires=1893456000'
  const challenge = createHash('sha256').update(`${salt}${number}`).digest('hex')
  const signature = createHmac('sha256', 'key').update(challenge).digest('hex')
  return { algorithm: 'SHA-256', challenge, maxnumber, salt, signature }
}

interface Answer {
  number: number
}

const read = (solution: string | null): Answer =>
  JSON.parse(Buffer.from(solution ?? '', 'base64').toString()) as Answer

describe('SHA-256', () => {
  it('agrees with the published vector for "abc" (FIPS 180-4)', () => {
    expect(hashOf(Buffer.from('abc'))).toBe(
      'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
    )
  })

  it.each([0, 1, 54, 55, 56, 63, 64, 65, 119, 120, 200])('agrees with Node for %d bytes', (length) => {
    const bytes = randomBytes(length)
    expect(hashOf(bytes)).toBe(createHash('sha256').update(bytes).digest('hex'))
  })

  it('leaves nothing of a longer message behind', () => {
    const hash = sha256(120)
    hash.block.fill(0xff, 0, 120)
    hash.digest(120)
    hash.block.set(Buffer.from('abc'))
    expect(hex(hash.digest(3))).toBe(hashOf(Buffer.from('abc')))
  })
})

describe('base64', () => {
  it.each(['', 'a', 'ab', 'abc', '{"number":12}'])('of %j is that of Node', (text) => {
    expect(base64(text)).toBe(Buffer.from(text).toString('base64'))
  })
})

describe('the proof of work', () => {
  it.each([0, 1, 999, 5_000])('finds %d, limits included', async (number) => {
    const challenge = challengeFor(number)
    const { algorithm, challenge: hash, salt, signature } = challenge
    expect(read(await solveChallenge(challenge))).toEqual({
      algorithm,
      challenge: hash,
      number,
      salt,
      signature,
    })
  })

  it('has no answer beyond the greatest number', async () => {
    expect(await solveChallenge(challengeFor(101, 100))).toBeNull()
  })

  it.each([{ algorithm: 'SHA-512' }, { challenge: 'zz' }])('refuses a challenge with %j', async (change) => {
    expect(await solveChallenge({ ...challengeFor(1), ...change })).toBeNull()
  })

  it('pauses after every slice, so that the screen stays live', async () => {
    let time = 0
    let pauses = 0
    const pause = async () => {
      pauses += 1
    }
    const found = await solveChallenge(challengeFor(2_600), { pause, now: () => (time += 5), slice: 5 })
    // the clock is read at 0, 256, ... 2560: eleven looks, each one slice later
    expect(pauses).toBe(11)
    expect(read(found).number).toBe(2_600)
  })

  it('gives up when stopped', async () => {
    let time = 0
    const stopped = () => true
    expect(await solveChallenge(challengeFor(4_000), { now: () => (time += 20), stopped })).toBeNull()
  })
})
