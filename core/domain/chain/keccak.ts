/**
 * Keccak-256 of a short text, for the checksum in Ethereum addresses (EIP-55). Why our own: the ready-made packages
 * compute with BigInt as soon as they are loaded, which phones before iOS 14 lack. The tests compare it with one.
 */
const ROUNDS: readonly (readonly [low: number, high: number])[] = [
  [0x00000001, 0],
  [0x00008082, 0],
  [0x0000808a, 0x80000000],
  [0x80008000, 0x80000000],
  [0x0000808b, 0],
  [0x80000001, 0],
  [0x80008081, 0x80000000],
  [0x00008009, 0x80000000],
  [0x0000008a, 0],
  [0x00000088, 0],
  [0x80008009, 0],
  [0x8000000a, 0],
  [0x8000808b, 0],
  [0x0000008b, 0x80000000],
  [0x00008089, 0x80000000],
  [0x00008003, 0x80000000],
  [0x00008002, 0x80000000],
  [0x00000080, 0x80000000],
  [0x0000800a, 0],
  [0x8000000a, 0x80000000],
  [0x80008081, 0x80000000],
  [0x00008080, 0x80000000],
  [0x80000001, 0],
  [0x80008008, 0x80000000],
]
/** Walk of a lane through the 5 x 5 square, and by how many bits it turns at each step. */
const LANES = [10, 7, 11, 17, 18, 3, 5, 16, 8, 21, 24, 4, 15, 23, 19, 13, 12, 2, 20, 14, 22, 9, 6, 1]
const TURNS = [1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 2, 14, 27, 41, 56, 8, 25, 43, 62, 18, 39, 61, 20, 44]

/** Bytes taken in at once; a shorter text is one block with its padding. */
const BLOCK = 136

const at = (words: Int32Array, index: number): number => words[index] ?? 0

/** The word `half` (0 low, 1 high) of a 64-bit lane turned left; the lane starts at `lane`. */
const turned = (words: Int32Array, lane: number, half: number, bits: number): number => {
  const swap = bits >= 32 ? 1 : 0
  const shift = bits % 32
  const main = at(words, lane + (half ^ swap))
  const other = at(words, lane + (half ^ swap ^ 1))
  return shift === 0 ? main : (main << shift) | (other >>> (32 - shift))
}

/** Every column's parity goes into its neighbours (theta). */
const mixColumns = (state: Int32Array, parity: Int32Array): void => {
  for (let i = 0; i < 10; i += 1) {
    parity[i] = at(state, i) ^ at(state, i + 10) ^ at(state, i + 20) ^ at(state, i + 30) ^ at(state, i + 40)
  }
  for (let x = 0; x < 5; x += 1) {
    for (let half = 0; half < 2; half += 1) {
      const change = at(parity, ((x + 4) % 5) * 2 + half) ^ turned(parity, ((x + 1) % 5) * 2, half, 1)
      for (let i = x * 2 + half; i < 50; i += 10) state[i] = at(state, i) ^ change
    }
  }
}

/** Lanes change places and turn (rho and pi). */
const moveLanes = (state: Int32Array, held: Int32Array): void => {
  held[0] = at(state, 2)
  held[1] = at(state, 3)
  LANES.forEach((lane, step) => {
    const bits = TURNS[step] ?? 0
    const [low, high] = [turned(held, 0, 0, bits), turned(held, 0, 1, bits)]
    held[0] = at(state, lane * 2)
    held[1] = at(state, lane * 2 + 1)
    state[lane * 2] = low
    state[lane * 2 + 1] = high
  })
}

/** Rows are bent (chi). */
const bendRows = (state: Int32Array, row: Int32Array): void => {
  for (let start = 0; start < 50; start += 10) {
    for (let i = 0; i < 10; i += 1) row[i] = at(state, start + i)
    for (let i = 0; i < 10; i += 1) {
      state[start + i] = at(row, i) ^ (~at(row, (i + 2) % 10) & at(row, (i + 4) % 10))
    }
  }
}

const hexByte = (byte: number): string => byte.toString(16).padStart(2, '0')

/**
 * @param text ASCII of at most 135 characters
 * @returns the hash as 64 hexadecimal digits
 */
export const keccakOfAscii = (text: string): string => {
  if (text.length >= BLOCK) throw new Error(`more than ${BLOCK - 1} characters`)
  const bytes = new Uint8Array(200)
  for (let i = 0; i < text.length; i += 1) bytes[i] = text.charCodeAt(i)
  bytes[text.length] = 0x01
  bytes[BLOCK - 1] = (bytes[BLOCK - 1] ?? 0) | 0x80
  const view = new DataView(bytes.buffer)
  const state = Int32Array.from({ length: 50 }, (_, i) => view.getInt32(i * 4, true))
  const scratch = new Int32Array(10)
  for (const [low, high] of ROUNDS) {
    mixColumns(state, scratch)
    moveLanes(state, scratch)
    bendRows(state, scratch)
    state[0] = at(state, 0) ^ low
    state[1] = at(state, 1) ^ high
  }
  state.forEach((word, i) => view.setInt32(i * 4, word, true))
  return Array.from(bytes.subarray(0, 32), hexByte).join('')
}
