/** A key for one intent: time and chance, 128 bits of them. It is no secret, only unlike any other of this user. */
export const newKey = (): string => {
  const part = (): string =>
    Math.floor(Math.random() * 0x100000000)
      .toString(16)
      .padStart(8, '0')
  return `${Date.now().toString(16)}-${part()}${part()}${part()}`
}
