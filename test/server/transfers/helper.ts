import { randomBytes } from 'node:crypto'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { USDT, WALLET, type CurrencyId } from '@core/domain'
import { money, toWire } from '@core/money'
import type { Context } from '@server/context'
import { sign } from '@server/partners/signature'
import { hashPassword } from '@server/services/passwords'
import type { Queries } from '@server/store/db'
import { uuidv7 } from '@server/store/ids'
import type { TestServer } from '../../helpers/server'

export const TRADE_PASSWORD = 'pay2you'

export interface Payer {
  userId: string
  token: string
  email: string
  uid: string
}

/** Gives a user who registered a trade password, as the security screen does. */
export const setTradePassword = async (
  db: Queries,
  secrets: Context['secrets'],
  userId: string,
): Promise<void> => {
  const hash = await hashPassword(secrets, TRADE_PASSWORD)
  await db.query('test.tradePassword', 'update users set trade_password_hash = $2 where id = $1', [
    userId,
    hash,
  ])
}

/** A new user with the demo's funds and a trade password. */
export const newPayer = async (server: TestServer): Promise<Payer> => {
  const { userId, token, email } = await server.register()
  await setTradePassword(server.ctx.db, server.ctx.secrets, userId)
  const { uid } = await server.ok('user.info', {}, { token })
  return { userId, token, email, uid }
}

/** A user without credentials but with a row of their own and the demo's funds. */
export const newUser = async (
  { db, clock, fundedUser }: Pick<Context, 'db' | 'clock'> & { fundedUser: () => Promise<string> },
  given: { email?: string; phone?: string; region?: string; frozen?: boolean } = {},
) => {
  const userId = await fundedUser()
  const uid = String(10_000_000 + (randomBytes(4).readUInt32BE() % 89_999_999))
  const email = given.email ?? (given.phone ? null : `${uid}@example.com`)
  await db.kysely
    .insertInto('users')
    .values({
      ...{ id: userId, uid, email, phone: given.phone ?? null, region: given.region ?? null },
      ...{ nickname: `User ${uid}`, password_hash: '', invite_code: uid, level: 'none' },
      ...{ realname_state: 'none', frozen: given.frozen ?? false, created_at: String(clock.now()) },
    })
    .execute()
  return { userId, uid, email }
}

/** Available and frozen of the wallet, as the books have them. */
export const walletOf = async (
  { ledger, db }: Pick<Context, 'ledger' | 'db'>,
  userId: string,
  currencyId: CurrencyId = USDT,
) => {
  const balances = await ledger.balances(db, userId)
  const found = balances.find((b) => b.accountType === WALLET && b.currencyId === currencyId)
  return {
    available: toWire(money(found?.available ?? '0')),
    frozen: toWire(money(found?.frozen ?? '0')),
  }
}

const LINES = `
select e.fund_type, e.amount, e.bucket from entries e join accounts a on a.id = e.account_id
where a.user_id = $1 and a.currency_id = $2 and a.account_type = $3 order by e.seq`

/** Entries of the wallet, oldest first: `3 -12.5`; those of the frozen bucket end in `f`. */
export const linesOf = async (
  { db }: Pick<Context, 'db'>,
  userId: string,
  currencyId: CurrencyId = USDT,
): Promise<string[]> => {
  const rows = await db.query<{ fund_type: number; amount: string; bucket: string }>('test.lines', LINES, [
    userId,
    currencyId,
    WALLET,
  ])
  return rows.map(
    ({ fund_type: type, amount, bucket }) =>
      `${type} ${toWire(money(amount))}${bucket === 'frozen' ? ' f' : ''}`,
  )
}

export interface Received {
  headers: IncomingHttpHeaders
  body: string
  transferId: string
}

export interface StubPartner {
  url: string
  received: Received[]
  /** What it answers: status and body; null hangs up without an answer. */
  reply: (got: Received) => { status: number; body: object } | null
  /** Resolves with the next webhook that fits. */
  next: (fits: (got: Received) => boolean) => Promise<Received>
  close: () => Promise<void>
}

/** A partner's server that keeps what it gets and answers as told; without more, that it will decide later. */
export const openPartner = async (): Promise<StubPartner> => {
  const waiting = new Set<(got: Received) => void>()
  const partner: Omit<StubPartner, 'url' | 'close'> = {
    received: [],
    reply: () => ({ status: 202, body: {} }),
    next: (fits) =>
      new Promise((done) => {
        const look = (got: Received): void => {
          if (!fits(got)) return
          waiting.delete(look)
          done(got)
        }
        waiting.add(look)
        partner.received.forEach(look)
      }),
  }
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (part: Buffer) => (body += part.toString()))
    request.on('end', () => {
      const { transferId } = JSON.parse(body) as { transferId: string }
      const got = { headers: request.headers, body, transferId }
      const answer = stub.reply(got)
      partner.received.push(got)
      waiting.forEach((look) => look(got))
      if (!answer) request.socket.destroy()
      else response.writeHead(answer.status).end(JSON.stringify(answer.body))
    })
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const stub: StubPartner = Object.assign(partner, {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    close: () =>
      new Promise<void>((closed) => {
        server.closeAllConnections()
        server.close(() => closed())
      }),
  })
  return stub
}

export const PARTNER_SECRET = Buffer.from('a secret of the tests, 32 bytes.')

/** Settings of one partner "acme": USDT 5 to 100 at once, 1,000 a day. */
export const partnerSettings = (url: string, perDay = '1000'): Record<string, string> => ({
  PARTNERS: JSON.stringify([
    { id: 'acme', name: 'Acme Bank', url, currencies: { USDT: { min: '5', max: '100', perDay } } },
  ]),
  PARTNER_SECRETS: JSON.stringify({ acme: `whsec_${PARTNER_SECRET.toString('base64')}` }),
  PARTNERS_PRIVATE: '1',
})

export interface Telling {
  secret?: Buffer
  /** Moment of the signature. */
  at?: number
  partner?: string
  headers?: Record<string, string>
  /** Sent in place of what was signed. */
  sent?: string
}

/** A partner's signed message to a server. */
export const tell = async (
  address: string,
  said: object,
  { secret = PARTNER_SECRET, at = Date.now(), partner = 'acme', headers, sent }: Telling = {},
): Promise<{ status: number; body: Record<string, string> }> => {
  const body = JSON.stringify(said)
  const signed = { ...sign(secret, uuidv7(), body, at), ...headers }
  const response = await fetch(`${address}/api/ext/partners/${partner}/result`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...signed },
    body: sent ?? body,
  })
  return { status: response.status, body: (await response.json()) as Record<string, string> }
}
