// Checks a published proof of liabilities without the app: node checkLiabilities.mjs <tree or proof file> [the other]
// Needs Node.js 20 and nothing else. The formats and formulas are described in docs/liabilities.md.
import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'

const TREE = 'limelight-liabilities'
const PROOF = 'limelight-liabilities-proof'
const CURRENCIES = ['USDT', 'TRX', 'BBT', 'ETH', 'BTC']
const SCALES = [6, 6, 8, 18, 8]
const HASH = /^[0-9a-f]{64}$/

class Fault extends Error {}
const ensure = (condition, text) => {
  if (!condition) throw new Fault(text)
}

const sha = (kind, ...lines) =>
  createHash('sha256')
    .update([`${TREE}/1 ${kind}`, ...lines].join('\n'))
    .digest('hex')

/** Decimals to whole numbers of smallest units. */
const unitsOf = (amounts) => {
  ensure(Array.isArray(amounts) && amounts.length === SCALES.length, 'there must be five amounts')
  return amounts.map((text, i) => {
    ensure(typeof text === 'string' && !text.startsWith('-'), `a negative amount: ${text}`)
    const [whole = '', fraction = ''] = text.split('.')
    const right = /^(0|[1-9]\d{0,19})$/.test(whole) && /^\d+$/.test(fraction) && fraction.length === SCALES[i]
    ensure(right, `not an amount of ${CURRENCIES[i]}: ${text}`)
    return BigInt(whole + fraction)
  })
}

const textOf = (units) =>
  units
    .map((value, i) => {
      const digits = String(value).padStart(SCALES[i] + 1, '0')
      ensure(digits.length - SCALES[i] <= 20, 'a sum has more than 20 digits')
      return `${digits.slice(0, -SCALES[i])}.${digits.slice(-SCALES[i])}`
    })
    .join(' ')

const nodeOf = ({ hash, amounts }) => {
  ensure(HASH.test(hash), 'a hash is not 64 hexadecimal digits')
  return { hash, units: unitsOf(amounts) }
}

const join = (level, position, left, right) => ({
  hash: sha('node', `${level} ${position}`, left.hash, textOf(left.units), right.hash, textOf(right.units)),
  units: left.units.map((value, i) => value + right.units[i]),
})

const smallestTree = (accounts) => 2 ** Math.ceil(Math.log2(accounts))
const isCount = (value, min) => Number.isSafeInteger(value) && value >= min

/** A published snapshot fits itself: its root follows from the rest of it. */
const checkPublished = (published) => {
  const { sequence, time, accounts, leaves, totals, top, previous, root } = published
  ensure(isCount(sequence, 1) && isCount(time, 0) && isCount(accounts, 1), 'a number is missing or wrong')
  ensure(accounts <= 2 ** 31 && leaves === smallestTree(accounts), 'wrong number of leaves')
  ensure(
    [top, previous, root].every((text) => HASH.test(text)),
    'a hash is not 64 hexadecimal digits',
  )
  ensure((sequence === 1) === (previous === '0'.repeat(64)), 'the root before it is missing')
  const said = sha('root', sequence, time, `${accounts} ${leaves}`, previous, top, textOf(unitsOf(totals)))
  ensure(said === root, 'the root does not follow from what is published')
}

const checkTop = ({ top, totals }, node) => {
  ensure(textOf(node.units) === totals.join(' '), 'the sums are not the published totals')
  ensure(node.hash === top, 'the way up does not lead to the published root')
}

const checkHead = ({ format, version, currencies, scales }, name) =>
  ensure(
    format === name && version === 1 && `${currencies}` === `${CURRENCIES}` && `${scales}` === `${SCALES}`,
    `not a file of format ${name}, version 1`,
  )

/** Lines end with a line feed; each must be written in the one agreed way, so that every byte counts. */
async function* linesOf(file) {
  let rest = ''
  for await (const chunk of createReadStream(file, 'utf8')) {
    const lines = (rest + chunk).split('\n')
    rest = lines.pop()
    yield* lines
  }
  ensure(rest === '', 'the last line is not complete')
}

const read = (line) => {
  const value = JSON.parse(line)
  ensure(
    value !== null && typeof value === 'object' && JSON.stringify(value) === line,
    'a line is not as agreed',
  )
  return value
}

const HEAD = 'format version currencies scales sequence time accounts leaves totals top previous root'

/** @returns the published snapshot and, when a proof is given, whether its leaf is in the tree */
const checkTree = async (file, own) => {
  const waiting = []
  let [published, count, found] = [null, 0, false]
  for await (const line of linesOf(file)) {
    const value = read(line)
    if (!published) {
      ensure(Object.keys(value).join(' ') === HEAD, 'the first line is not as agreed')
      checkHead(value, TREE)
      checkPublished(value)
      published = value
      continue
    }
    ensure(Object.keys(value).join(' ') === 'hash amounts', 'a line is not as agreed')
    let [node, level, position] = [nodeOf(value), 0, count]
    if (own && own.position === count) found = own.hash === node.hash
    for (; position % 2 === 1; level += 1) {
      position = (position - 1) / 2
      node = join(level + 1, position, waiting[level], node)
    }
    waiting[level] = node
    count += 1
  }
  ensure(published && count === published.leaves, 'leaves are missing, or there are too many')
  checkTop(published, waiting[Math.log2(count)])
  return { published, found }
}

const leafHash = ({ sequence, position, uid, nonce, amounts }) =>
  sha('leaf', `${sequence} ${position}`, uid, nonce, textOf(unitsOf(amounts)))

/** @returns the published snapshot and the leaf of a user's proof */
const checkProof = (proof) => {
  checkHead(proof, PROOF)
  const { published, leaf, path } = proof
  checkPublished(published)
  const isLeaf =
    leaf.sequence === published.sequence && HASH.test(leaf.nonce) && /^[0-9A-Za-z]{1,32}$/.test(leaf.uid)
  ensure(isLeaf, 'the leaf is not as agreed')
  ensure(isCount(leaf.position, 0) && leaf.position < published.leaves, 'there is no such position')
  ensure(path.length === Math.log2(published.leaves), 'the way up has the wrong length')
  let node = { hash: leafHash(leaf), units: unitsOf(leaf.amounts) }
  let { position } = leaf
  path.map(nodeOf).forEach((neighbour, i) => {
    const [left, right] = position % 2 === 0 ? [node, neighbour] : [neighbour, node]
    position = Math.floor(position / 2)
    node = join(i + 1, position, left, right)
  })
  checkTop(published, node)
  return { published, leaf }
}

const say = (text) => process.stdout.write(`${text}\n`)
const sayAmounts = (amounts) => CURRENCIES.forEach((code, i) => say(`  ${code.padEnd(5)} ${amounts[i]}`))

/** A proof is one JSON document; anything else is taken for a tree. */
const readProof = async (file) => {
  const parts = []
  for await (const chunk of createReadStream(file, 'utf8')) {
    parts.push(chunk)
    if (parts.length === 1 && chunk.startsWith(`{"format":"${TREE}",`)) return null
  }
  const value = JSON.parse(parts.join(''))
  return value?.format === PROOF ? value : null
}

const main = async (files) => {
  ensure(
    files.length === 1 || files.length === 2,
    'usage: node checkLiabilities.mjs <tree or proof file> [the other]',
  )
  const given = await Promise.all(files.map(async (file) => ({ file, proof: await readProof(file) })))
  const proof = given.find((one) => one.proof)?.proof
  const tree = given.find((one) => !one.proof)?.file
  ensure(files.length === 1 || (proof && tree), 'give one tree and one proof')
  const own = proof && checkProof(proof)
  const whole =
    tree && (await checkTree(tree, own && { position: own.leaf.position, hash: leafHash(own.leaf) }))
  const { sequence, time, accounts, totals, root } = (whole || own).published
  say(`Snapshot ${sequence} of ${new Date(time).toISOString()}, ${accounts} accounts, root ${root}`)
  say('Owed to all of them:')
  sayAmounts(totals)
  if (whole)
    say('OK: the tree adds up to the published totals, no part is negative, and its root is the one above')
  if (own && whole) {
    ensure(own.published.root === whole.published.root, 'tree and proof are of different snapshots')
    ensure(whole.found, 'the leaf is not in the tree')
  }
  if (own) {
    say(`OK: UID ${own.leaf.uid} is counted at position ${own.leaf.position} with`)
    sayAmounts(own.leaf.amounts)
  }
}

main(process.argv.slice(2)).catch((error) => {
  process.stderr.write(`NOT OK: ${error.message}\n`)
  process.exitCode = 1
})
