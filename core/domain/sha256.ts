/**
 * SHA-256 for the proof of work and the proof of liabilities. Why our own: it runs on every target (the ready-made
 * packages need newer built-ins than old mini-program engines have), and the words are enough for a check, so that
 * nothing is allocated per attempt.
 */
const K = new Int32Array([
  0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5, 0xd807aa98,
  0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174, 0xe49b69c1, 0xefbe4786,
  0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da, 0x983e5152, 0xa831c66d, 0xb00327c8,
  0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967, 0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13,
  0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85, 0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819,
  0xd6990624, 0xf40e3585, 0x106aa070, 0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a,
  0x5b9cca4f, 0x682e6ff3, 0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7,
  0xc67178f2,
])
const START = [0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19]

const BLOCK = 64
const W = new Int32Array(64)

const at = (words: Int32Array, index: number): number => words[index] ?? 0
const rotate = (x: number, n: number): number => (x >>> n) | (x << (32 - n))

const schedule = (view: DataView, offset: number): void => {
  for (let i = 0; i < 16; i += 1) W[i] = view.getInt32(offset + i * 4)
  for (let i = 16; i < 64; i += 1) {
    const [x, y] = [at(W, i - 15), at(W, i - 2)]
    const s0 = rotate(x, 7) ^ rotate(x, 18) ^ (x >>> 3)
    const s1 = rotate(y, 17) ^ rotate(y, 19) ^ (y >>> 10)
    W[i] = (at(W, i - 16) + s0 + at(W, i - 7) + s1) | 0
  }
}

const compress = (state: Int32Array): void => {
  let [a, b, c, d] = [at(state, 0), at(state, 1), at(state, 2), at(state, 3)]
  let [e, f, g, h] = [at(state, 4), at(state, 5), at(state, 6), at(state, 7)]
  for (let i = 0; i < 64; i += 1) {
    const s1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + at(K, i) + at(W, i)) | 0
    const s0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0
    h = g
    g = f
    f = e
    e = (d + t1) | 0
    d = c
    c = b
    b = a
    a = (t1 + t2) | 0
  }
  const next = [a, b, c, d, e, f, g, h]
  next.forEach((word, i) => {
    state[i] = (at(state, i) + word) | 0
  })
}

/** Hash of messages of at most `capacity` bytes; buffers are made once and used for every message. */
export const sha256 = (capacity: number) => {
  const block = new Uint8Array(Math.ceil((capacity + 9) / BLOCK) * BLOCK)
  const view = new DataView(block.buffer)
  const state = new Int32Array(8)
  return {
    /** The message goes here, from byte 0. */
    block,
    /** @returns the eight words of the hash of the first `length` bytes; valid until the next call */
    digest: (length: number): Int32Array => {
      const end = Math.ceil((length + 9) / BLOCK) * BLOCK
      block.fill(0, length, end)
      block[length] = 0x80
      view.setUint32(end - 4, length * 8)
      state.set(START)
      for (let offset = 0; offset < end; offset += BLOCK) {
        schedule(view, offset)
        compress(state)
      }
      return state
    },
  }
}

const hex = (word: number): string => (word >>> 0).toString(16).padStart(8, '0')

/** @returns the hash of ASCII texts of at most `capacity` characters as 64 hexadecimal digits */
export const asciiHash = (capacity: number): ((text: string) => string) => {
  const { block, digest } = sha256(capacity)
  return (text) => {
    if (text.length > capacity) throw new Error(`more than ${capacity} characters`)
    for (let i = 0; i < text.length; i += 1) block[i] = text.charCodeAt(i)
    return Array.from(digest(text.length), hex).join('')
  }
}
