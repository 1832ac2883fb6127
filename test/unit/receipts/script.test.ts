import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { checkRules, receiptFile, type Receipt, type SignedReceipt } from '@core/domain/receipts'
import { ENDINGS, NOON, testKey, WON } from '../../helpers/receipts'

const run = promisify(execFile)
jest.setTimeout(120_000)

const house = testKey('house')
let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'limelight-receipt-'))
  writeFileSync(join(folder, 'keys.json'), JSON.stringify({ code: 0, obj: { keys: [house.key] } }))
})
afterAll(() => rmSync(folder, { recursive: true }))

let files = 0
/** @returns what the script says of these texts, one file each */
const sayAll = async (texts: readonly string[], ...args: string[]): Promise<string> => {
  const names = texts.map((text) => {
    files += 1
    const file = join(folder, `${files}.json`)
    writeFileSync(file, text)
    return file
  })
  try {
    return (await run(process.execPath, ['scripts/checkReceipt.mjs', ...names, ...args])).stdout
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string }
    return stdout + stderr
  }
}
const say = (text: string, ...args: string[]): Promise<string> => sayAll([text], ...args)
const published = () => ['--keys', join(folder, 'keys.json')]
const sayOf = (signed: SignedReceipt): Promise<string> => say(receiptFile(signed), ...published())

test('every ending is found right', async () => {
  const said = await sayAll(
    Object.values(ENDINGS).map((receipt) => receiptFile(house.signed(receipt))),
    ...published(),
  )
  expect(said).not.toContain('NOT OK')
  expect(said.match(/OK: the signature fits and the rules were followed/g)).toHaveLength(8)
})

/** Every text and number of a receipt with one character changed. */
const flips = (text: string): string[] =>
  [...text.matchAll(/"[^"]*":\s*("?)([^",{}[\]]+)\1/g)].map((match) => {
    const at = match.index + match[0].length - (match[1] ? 2 : 1)
    return text.slice(0, at) + (text[at] === '1' ? '2' : '1') + text.slice(at + 1)
  })

test('whatever is changed in the file is found', async () => {
  const forged = flips(receiptFile(house.signed(WON)))
  expect(forged.length).toBeGreaterThan(45)
  const lines = (await sayAll(forged, ...published())).trim().split('\n')
  expect(lines).toHaveLength(forged.length)
  for (const line of lines) expect(line).toMatch(/^NOT OK: /)
})

const late = { ...WON, settleTick: { seq: '562', time: NOON + 62_000, price: '23100.00' } }
test.each<[string, Receipt]>([
  ['the outcome is loss', { ...WON, rule: 'win', order: { ...WON.order, direction: 'down' } }],
  ['not the last one', late],
  ['not the first one', { ...WON, acceptedAt: NOON - 2_001 }],
  ['settlement second is wrong', { ...WON, settleAt: NOON + 60_999 }],
  ['profit of a win', { ...WON, order: { ...WON.order, profit: '76.000001' } }],
  ['does not follow from the outcome', { ...WON, result: '75', credited: '175' }],
  ['was not too old', { ...ENDINGS.staleSettleTick, settleAt: NOON + 61_000, settleTick: null }],
])('signed all the same, but %s', async (reason, receipt) => {
  const said = await sayOf(house.signed(receipt))
  expect(said).toMatch(/^NOT OK: /)
  if (receipt.settleTick) expect(said).toContain(reason)
  expect(checkRules(receipt).every(({ holds }) => holds)).toBe(false)
})

test('the key: from the file with a warning, given, published, unknown, or not in use', async () => {
  const signed = house.signed(WON)
  expect(await say(receiptFile(signed, house.key.publicKey))).toContain(
    'NOTE: the key is the one in the file',
  )
  expect(await say(receiptFile(signed), '--key', house.key.publicKey)).not.toContain('NOTE')
  expect(await say(receiptFile(signed))).toContain('no public key')
  expect(await say(receiptFile(signed), '--key', testKey('other').key.publicKey)).toContain('does not fit')
  expect(await sayOf(testKey('other').signed(WON))).toContain('is not published')
  writeFileSync(join(folder, 'old.json'), JSON.stringify([{ ...house.key, until: WON.issuedAt - 1 }]))
  expect(await say(receiptFile(signed), '--keys', join(folder, 'old.json'))).toContain('not in use')
})

test.each(['', '{}', 'null', '[]', '{"receipt":{}}'])('%j is no receipt', async (text) => {
  expect(await say(text, ...published())).toBe('NOT OK: not a receipt\n')
})
