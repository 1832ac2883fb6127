import { randomBytes } from 'node:crypto'

let lastTime = 0
let counter = 0

/**
 * A version 7 UUID made by the application: time-ordered, also within one millisecond of this process
 * (a 12-bit counter follows the time), so that primary keys are inserted at the end of their index.
 */
export const uuidv7 = (now = Date.now()): string => {
  if (now > lastTime) {
    lastTime = now
    counter = randomBytes(2).readUInt16BE() & 0x3ff
  } else if (++counter > 0xfff) {
    lastTime += 1
    counter = 0
  }
  const bytes = randomBytes(16)
  bytes.writeUIntBE(lastTime, 0, 6)
  bytes.writeUInt16BE(0x7000 | counter, 6)
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8)
  const hex = bytes.toString('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Whether a text from outside can be the id of a row. */
export const isUuid = (text: string): boolean => UUID.test(text)
