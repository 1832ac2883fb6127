import { createHash, createPrivateKey, createPublicKey, sign } from 'node:crypto'
import { canonical, type Receipt, type ReceiptKey, type SignedReceipt } from '@core/domain/receipts'

const PKCS8 = Buffer.from('302e020100300506032b657004220420', 'hex')

/** A key made from a word, and receipts signed with it. */
export const testKey = (word: string, from = 0, until: number | null = null) => {
  const seed = createHash('sha256').update(word).digest()
  const secret = createPrivateKey({ key: Buffer.concat([PKCS8, seed]), format: 'der', type: 'pkcs8' })
  const spki = createPublicKey(secret).export({ format: 'der', type: 'spki' })
  const publicKey = spki.subarray(-32).toString('hex')
  const id = createHash('sha256').update(spki.subarray(-32)).digest('hex').slice(0, 16)
  const key: ReceiptKey = { id, publicKey, from, until }
  return {
    key,
    signed: (receipt: Receipt): SignedReceipt => {
      const said = { ...receipt, key: id }
      return { receipt: said, signature: sign(null, Buffer.from(canonical(said)), secret).toString('hex') }
    },
  }
}

/** The worked example of docs/trading.md: a 60 s call of 100 USDT at 76%, won. Noon is 2024-05-15. */
export const NOON = Date.UTC(2024, 4, 15, 12)

const tick = (seq: number, at: number, price: string) => ({ seq: String(seq), time: NOON + at, price })

export const WON: Receipt = {
  format: 'limelight-receipt',
  version: 1,
  key: '',
  issuedAt: NOON + 70_000,
  order: {
    id: '0190f1a2-0000-7000-8000-000000000001',
    area: '1',
    pair: 'BTC/USDT',
    tradeId: 1,
    direction: 'up',
    duration: 60,
    accountType: 2,
    currency: 'USDT',
    stake: '100',
    payoutRate: '0.76',
    profit: '76',
  },
  acceptedAt: NOON + 400,
  acceptedSeq: '500',
  openTick: tick(501, 1_000, '23141.00'),
  settleAt: NOON + 61_000,
  settleTick: tick(561, 61_000, '23141.01'),
  openTicks: [
    tick(499, -1_000, '23140.12'),
    tick(500, 0, '23140.48'),
    tick(501, 1_000, '23141.00'),
    tick(502, 2_000, '23141.50'),
  ],
  settleTicks: [
    tick(559, 59_000, '23140.00'),
    tick(560, 60_000, '23140.50'),
    tick(561, 61_000, '23141.01'),
    tick(562, 62_000, '23100.00'),
  ],
  state: 'settled',
  rule: 'win',
  result: '76',
  credited: '176',
}

const OLD = tick(557, 57_000, '23139.00')
const [NO_OPEN, NO_SETTLE] = [
  tick(501, 4_000, '23141.00'),
  { settleAt: null, settleTick: null, settleTicks: [] },
]
const BACK = { result: '0', credited: '100' }

/** The same order with every other ending, each by the rules. */
export const ENDINGS: Readonly<Record<Receipt['rule'], Receipt>> = {
  win: WON,
  loss: { ...WON, order: { ...WON.order, direction: 'down' }, rule: 'loss', result: '-100', credited: '0' },
  equal: {
    ...WON,
    ...BACK,
    rule: 'equal',
    settleTick: tick(561, 61_000, '23141.00'),
    settleTicks: [tick(560, 60_000, '23140.50'), tick(561, 61_000, '23141.00')],
  },
  noOpenTick: {
    ...WON,
    ...NO_SETTLE,
    ...BACK,
    openTick: null,
    openTicks: [tick(500, 0, '23140.48'), NO_OPEN],
    state: 'void',
    rule: 'noOpenTick',
  },
  staleSettleTick: {
    ...WON,
    ...BACK,
    settleTick: OLD,
    settleTicks: [OLD, tick(562, 62_000, '23100.00')],
    state: 'void',
    rule: 'staleSettleTick',
  },
  sameTick: {
    ...WON,
    ...BACK,
    settleTick: tick(501, 1_000, '23141.00'),
    openTicks: [tick(500, 0, '23140.48'), tick(501, 1_000, '23141.00'), tick(562, 62_000, '23100.00')],
    settleTicks: [tick(500, 0, '23140.48'), tick(501, 1_000, '23141.00'), tick(562, 62_000, '23100.00')],
    state: 'void',
    rule: 'sameTick',
  },
  cancelled: { ...WON, ...NO_SETTLE, ...BACK, openTick: null, state: 'cancelled', rule: 'cancelled' },
  soldBack: {
    ...WON,
    settleTick: tick(530, 30_000, '23145.00'),
    settleTicks: [tick(529, 29_000, '23144.00'), tick(530, 30_000, '23145.00')],
    state: 'soldBack',
    rule: 'soldBack',
    result: '31.5',
    credited: '131.5',
  },
}
