// Checks the receipt of an option order without the app:
//   node checkReceipt.mjs <receipt file> ... [--keys <file with the answer of /api/ext/receipts/keys>] [--key <public key>]
// Needs Node.js 20 and nothing else. Format and rules are described in docs/receipts.md.
import { createPublicKey, verify } from 'node:crypto'
import { readFileSync } from 'node:fs'

const PAIRS = { 1: 'BTC/USDT', 2: 'ETH/USDT', 3: 'TRX/USDT', 4: 'BBT/USDT' }
const SCALE = 6
const OPEN_WITHIN = 3_000
const SETTLE_TICK_AGE = 3_000
const SELL_BACK_CLOSES = 10_000

class Fault extends Error {}
const ensure = (condition, text) => {
  if (!condition) throw new Fault(text)
}

// --- form ---------------------------------------------------------------------------------------------------------

const isText = (pattern) => (value) => typeof value === 'string' && pattern.test(value)
const isWhole = (value) => Number.isSafeInteger(value) && value >= 0
const isAmount = isText(/^(0|[1-9]\d{0,19})(\.\d{1,18})?$/)
const isSigned = isText(/^-?(0|[1-9]\d{0,19})(\.\d{1,18})?$/)
const isId = isText(/^[A-Za-z0-9_-]{1,64}$/)
const isSeq = isText(/^(0|[1-9]\d{0,18})$/)
const isOneOf = (values) => (value) => values.includes(value)
const orNull = (form) => (value) => value === null || form(value)
const isList = (form) => (value) => Array.isArray(value) && value.length <= 10 && value.every(form)
const isRecord = (forms) => (value) =>
  value !== null &&
  typeof value === 'object' &&
  !Array.isArray(value) &&
  Object.keys(value).sort().join() === Object.keys(forms).sort().join() &&
  Object.entries(forms).every(([name, form]) => form(value[name]))

const STATES = {
  win: 'settled',
  loss: 'settled',
  equal: 'settled',
  noOpenTick: 'void',
  staleSettleTick: 'void',
  sameTick: 'void',
  cancelled: 'cancelled',
  soldBack: 'soldBack',
}

const isTick = isRecord({ seq: isSeq, time: isWhole, price: isAmount })
const isReceipt = isRecord({
  format: isOneOf(['limelight-receipt']),
  version: isOneOf([1]),
  key: isId,
  issuedAt: isWhole,
  order: isRecord({
    id: isId,
    area: isId,
    pair: isText(/^[A-Z]{2,10}\/[A-Z]{2,10}$/),
    tradeId: isWhole,
    direction: isOneOf(['up', 'down']),
    duration: isWhole,
    accountType: isWhole,
    currency: isText(/^[A-Z]{2,10}$/),
    stake: isAmount,
    payoutRate: isAmount,
    profit: isAmount,
  }),
  acceptedAt: isWhole,
  acceptedSeq: isSeq,
  openTick: orNull(isTick),
  settleAt: orNull(isWhole),
  settleTick: orNull(isTick),
  openTicks: isList(isTick),
  settleTicks: isList(isTick),
  state: isOneOf(Object.values(STATES)),
  rule: isOneOf(Object.keys(STATES)),
  result: isSigned,
  credited: isAmount,
})

/** The one way to write a receipt: names in order, no spaces. */
const canonical = (value) => {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (value === null || typeof value !== 'object') return JSON.stringify(value)
  const parts = Object.keys(value).sort()
  return `{${parts.map((name) => `${JSON.stringify(name)}:${canonical(value[name])}`).join(',')}}`
}

// --- rules --------------------------------------------------------------------------------------------------------

const DIGITS = 18
/** A decimal as a whole number of the 18th digit. */
const units = (text) => {
  const [whole, fraction = ''] = text.replace('-', '').split('.')
  const value = BigInt(whole + fraction.padEnd(DIGITS, '0'))
  return text.startsWith('-') ? -value : value
}
const ONE = 10n ** BigInt(DIGITS)
const UNIT = 10n ** BigInt(DIGITS - SCALE)

const same = (a, b) => Boolean(a && b) && canonical(a) === canonical(b)
const inOrder = (ticks) =>
  ticks.every(
    (tick, i) => i === 0 || (BigInt(ticks[i - 1].seq) < BigInt(tick.seq) && ticks[i - 1].time <= tick.time),
  )

const checkTerms = ({ order }) => {
  ensure(PAIRS[order.tradeId] === order.pair && order.currency === 'USDT', 'there is no such pair')
  const profit = ((units(order.stake) * units(order.payoutRate)) / ONE / UNIT) * UNIT
  ensure(units(order.stake) > 0n && profit === units(order.profit), 'the profit of a win is not stake x rate')
}

const checkOpening = (receipt) => {
  const { openTick, openTicks, settleTicks, acceptedSeq, acceptedAt, settleAt, settleTick, order, rule } =
    receipt
  ensure(inOrder(openTicks) && inOrder(settleTicks), 'ticks are not in their order')
  ensure(
    openTicks.some(({ seq }) => seq === acceptedSeq),
    'the tick at acceptance is missing',
  )
  const first = openTicks.find(({ seq }) => BigInt(seq) > BigInt(acceptedSeq))
  const inTime = first !== undefined && first.time - acceptedAt <= OPEN_WITHIN
  if (rule === 'noOpenTick' || rule === 'cancelled') {
    ensure(!openTick && settleAt === null && !settleTick, 'it was opened')
    ensure(rule === 'cancelled' || !inTime, 'a tick came in time')
    return
  }
  ensure(inTime && same(first, openTick), 'the open tick is not the first one after acceptance')
  ensure(settleAt === openTick.time + order.duration * 1_000, 'the settlement second is wrong')
}

const checkEnd = ({ openTick, settleTick, settleTicks, settleAt, order, rule, state }) => {
  if (state === 'cancelled' || rule === 'noOpenTick') return
  const age = settleTick ? settleAt - settleTick.time : 0
  if (state === 'soldBack') {
    ensure(
      settleTick && settleTicks.some((tick) => same(tick, settleTick)),
      'the tick of the sale is missing',
    )
    ensure(settleTick.time >= openTick.time && age > SELL_BACK_CLOSES, 'it could not be sold back then')
    return
  }
  const last = settleTicks.filter(({ time }) => time <= settleAt).pop()
  ensure(same(last, settleTick), 'the settle tick is not the last one at or before the settlement second')
  if (rule === 'sameTick') return ensure(same(openTick, settleTick), 'open and settle tick differ')
  if (rule === 'staleSettleTick') return ensure(age > SETTLE_TICK_AGE, 'the settle tick was not too old')
  ensure(!same(openTick, settleTick) && age <= SETTLE_TICK_AGE, 'the order was void')
  const rise = units(settleTick.price) - units(openTick.price)
  const outcome = rise === 0n ? 'equal' : rise > 0n === (order.direction === 'up') ? 'win' : 'loss'
  ensure(outcome === rule, `the outcome is ${outcome}, not ${rule}`)
}

const checkAmounts = ({ order, rule, result, credited }) => {
  const [stake, profit] = [units(order.stake), units(order.profit)]
  ensure(stake + units(result) === units(credited), 'stake and result do not give what was credited')
  if (rule === 'soldBack') return ensure(units(credited) <= stake + profit, 'more was credited than a win')
  const expected = rule === 'win' ? profit : rule === 'loss' ? -stake : 0n
  ensure(units(result) === expected, 'the result does not follow from the outcome')
}

// --- key and signature --------------------------------------------------------------------------------------------

/** How an Ed25519 public key begins as SPKI (RFC 8410). */
const SPKI = '302a300506032b6570032100'
const isKey = isText(/^[0-9a-f]{64}$/)

const option = (args, name) => {
  const at = args.indexOf(name)
  return at < 0 ? null : (args[at + 1] ?? '')
}

/** The published list may be the whole answer, its `obj`, or the keys alone. */
const publishedKey = (file, receipt) => {
  const said = JSON.parse(readFileSync(file, 'utf8'))
  const keys = Array.isArray(said) ? said : (said?.obj?.keys ?? said?.keys)
  const key = Array.isArray(keys) ? keys.find(({ id }) => id === receipt.key) : undefined
  ensure(key, `key ${receipt.key} is not published`)
  const { from, until } = key
  ensure(
    from <= receipt.issuedAt && (until === null || receipt.issuedAt <= until),
    'its key was not in use then',
  )
  return key.publicKey
}

/** @returns the public key in hexadecimal digits, and where it comes from */
const keyFor = (args, { receipt, publicKey }) => {
  const [file, given] = [option(args, '--keys'), option(args, '--key')]
  if (file !== null) return { hex: publishedKey(file, receipt), source: 'published' }
  return given !== null ? { hex: given, source: 'given' } : { hex: publicKey, source: 'file' }
}

const checkSignature = ({ receipt, signature }, hex) => {
  ensure(isKey(hex), 'no public key: give --keys or --key')
  const key = createPublicKey({ key: Buffer.from(SPKI + hex, 'hex'), format: 'der', type: 'spki' })
  const bytes = Buffer.from(canonical(receipt), 'ascii')
  ensure(verify(null, bytes, key, Buffer.from(signature, 'hex')), 'the signature does not fit')
}

// --- all of it ----------------------------------------------------------------------------------------------------

const read = (file) => {
  let value
  try {
    value = JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    throw new Fault(error instanceof SyntaxError ? 'not a receipt' : error.message)
  }
  const isSignedReceipt = isReceipt(value?.receipt) && isText(/^[0-9a-f]{128}$/)(value.signature)
  ensure(isSignedReceipt && STATES[value.receipt.rule] === value.receipt.state, 'not a receipt')
  return value
}

const say = (text) => process.stdout.write(`${text}\n`)
const at = (time) => new Date(time).toISOString()

const describe = ({ order, acceptedAt, openTick, settleAt, settleTick, rule, result, credited }) => {
  say(`Order ${order.id}: ${order.pair} ${order.direction}, ${order.stake} USDT for ${order.duration} s`)
  say(`  accepted ${at(acceptedAt)}`)
  if (openTick) say(`  opened   ${at(openTick.time)} at ${openTick.price} (tick ${openTick.seq})`)
  if (settleTick) say(`  ended    ${at(settleTick.time)} at ${settleTick.price} (tick ${settleTick.seq})`)
  if (settleAt !== null) say(`  due      ${at(settleAt)}`)
  say(`  ${rule}: result ${result}, credited ${credited} USDT`)
}

const checkFile = (file, args) => {
  const signed = read(file)
  const { hex, source } = keyFor(args, signed)
  checkSignature(signed, hex)
  for (const check of [checkTerms, checkOpening, checkEnd, checkAmounts]) check(signed.receipt)
  describe(signed.receipt)
  say('OK: the signature fits and the rules were followed')
  if (source === 'file')
    say(`NOTE: the key is the one in the file, ${hex}. Compare it with the published one, or give --keys.`)
}

const main = (args) => {
  const options = args.findIndex((word) => word.startsWith('--'))
  const files = options < 0 ? args : args.slice(0, options)
  ensure(files.length > 0, 'usage: node checkReceipt.mjs <receipt> ... [--keys <file>] [--key <public key>]')
  for (const file of files) {
    try {
      checkFile(file, args)
    } catch (error) {
      process.stderr.write(`NOT OK: ${error.message}${files.length > 1 ? ` (${file})` : ''}\n`)
      process.exitCode = 1
    }
  }
}

try {
  main(process.argv.slice(2))
} catch (error) {
  process.stderr.write(`NOT OK: ${error.message}\n`)
  process.exitCode = 1
}
