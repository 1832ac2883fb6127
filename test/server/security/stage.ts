import { randomBytes } from 'node:crypto'
import { Writable } from 'node:stream'
import sharp from 'sharp'
import { CONTRACT, USDT, WALLET } from '@core/domain'
import { endpoints } from '@core/contract/endpoints'
import { seedContracts } from '@server/contracts/seed'
import { stepPair } from '@server/contracts/step'
import { buildApp } from '@server/http/app'
import { createLog } from '@server/http/log'
import { routes } from '@server/routes'
import { findSession, openSession } from '@server/services/sessions'
import { NOON } from '../../helpers/context'
import { createCaller, type Caller } from '../../helpers/client'
import { putTick } from '../../helpers/ticks'
import { openMoney, moveBody, ticket, type MoneyDesk } from '../money/desk'
import type { Drawer } from '../withdrawals/desk'
import { TRADE_PASSWORD } from '../transfers/helper'
import { PASSWORD } from '../people/helper'
import type { Things } from './rules'

/** One server with the most talkative log, on which Anna has one of everything and Ben has money. */
export interface Stage extends Caller {
  readonly address: string
  readonly desk: MoneyDesk
  readonly anna: Drawer
  readonly ben: Drawer
  readonly things: Things
  /** What must never stand in a log. */
  readonly secrets: readonly string[]
  readonly log: () => string
  readonly close: () => Promise<void>
}

const LONG = { tradeId: 1, tradeType: 1, pubQuantity: '0.02', lever: 20 }
const CARD = '4111111111111111'
const NUMBER = '11010519491231002X'

const upload = async (address: string, token: string, side: string): Promise<string> => {
  const picture = await sharp({ create: { width: 320, height: 200, channels: 3, background: '#369' } })
    .jpeg()
    .toBuffer()
  const form = new FormData()
  form.append('side', side)
  form.append('file', new Blob([new Uint8Array(picture)]))
  const { path } = endpoints['ext.identityPicture']
  const reply = await fetch(address + path, { method: 'POST', headers: { token }, body: form })
  return ((await reply.json()) as { obj: { id: string } }).obj.id
}

const trade = async (caller: Caller, desk: MoneyDesk, token: string) => {
  const { ctx } = desk
  ctx.market.tradable = () => true
  await seedContracts(ctx)
  await caller.ok('account.fundsMovement', moveBody('1000'), { token })
  const toContracts = { from: WALLET, to: CONTRACT, currencyId: USDT, amount: '2000' }
  await caller.ok('account.fundsMovement', toContracts, { token })
  const { order } = await caller.ok('options.order', ticket('10'), { token })
  const { order: opened } = await caller.ok('contract.open', LONG, { token })
  const price = ctx.market.prices[5] ?? ''
  await putTick(ctx.db, NOON + 1_000, price)
  ctx.market.time = NOON + 1_000
  while (await stepPair(ctx, 1));
  const near = String(Math.floor(Number(price) * 0.99))
  const { order: waiting } = await caller.ok('order.publish', { ...LONG, pubPrice: near }, { token })
  return { option: order.id, position: opened.id, pending: waiting.id }
}

const collect = async (caller: Caller, desk: MoneyDesk, anna: Drawer, carla: Drawer) => {
  const { token } = anna
  const traded = await trade(caller, desk, token)
  const { withdrawal } = (await desk.withdraw(anna)).obj
  const recipientId = await desk.recipient(anna, carla)
  const paid = { kind: 'user' as const, recipientId, currencyId: USDT, amount: '1' }
  const { transfer } = await caller.ok(
    'account.transferToThird',
    { ...paid, tradePassword: TRADE_PASSWORD },
    { token },
  )
  const { quoteId } = await caller.ok('currency.exchangeData', { from: USDT, to: 5, amount: '50' }, { token })
  const card = await caller.ok(
    'ext.addBankCard',
    { holder: 'Anna', bank: 'Bank', cardNumber: CARD },
    { token },
  )
  const price = String(Math.floor(Number(desk.ctx.market.prices[5]) * 1.1))
  const { list: alerts } = await caller.ok(
    'ext.alerts',
    { add: { tradeId: 1, price, repeats: false } },
    { token, method: 'POST' },
  )
  await caller.ok(
    'ext.supportMessages',
    { text: 'Anna asks', key: 'k'.repeat(16) },
    { token, method: 'POST' },
  )
  const other = { ip: '127.0.0.1', userAgent: '', browser: '', site: null, country: null }
  await openSession(desk.ctx, desk.ctx.db, anna.userId, other)
  const device = (await caller.ok('ext.devices', {}, { token })).find(({ current }) => !current)
  const { list: news } = await caller.ok('ext.notifications', {}, { token })
  const { next } = await caller.ok('assets.histories', { pageSize: 1 }, { token })
  const { list: messages } = await caller.ok('ext.supportMessages', {}, { token })
  return {
    ...traded,
    withdrawal: withdrawal.id,
    transfer: transfer.id,
    swapQuote: quoteId,
    recipient: await desk.recipient(anna, carla),
    address: anna.addressId,
    card: card.id,
    alert: alerts[0]?.id ?? '',
    device: device?.id ?? '',
    notification: news[0]?.id ?? '',
    entry: next ?? '',
    message: messages[0]?.id ?? '',
  }
}

export const openStage = async (): Promise<Stage> => {
  const desk = await openMoney()
  const lines: string[] = []
  const stream = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      lines.push(chunk.toString())
      done()
    },
  })
  const config = { ...desk.ctx.config, logLevel: 'trace' }
  const ctx = { ...desk.ctx, config, log: createLog('trace', stream) }
  const app = await buildApp({ ctx, routes, authenticate: (token) => findSession(ctx, token) })
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  const caller = createCaller(address)
  const [anna, ben, carla] = [await desk.drawer(), await desk.drawer(), await desk.drawer()]
  const word = `word ${randomBytes(4).toString('hex')}`
  await caller.ok(
    'ext.phishingWord',
    { phishingWord: word, password: PASSWORD },
    { token: anna.token, method: 'POST' },
  )
  await caller.ok('account.fundsMovement', moveBody('1000'), { token: ben.token })
  const { secret } = await caller.ok('ext.beginTwoStep', { password: PASSWORD }, { token: anna.token })
  const things = await collect(caller, desk, anna, carla)
  const [front, back] = [
    await upload(address, anna.token, 'front'),
    await upload(address, anna.token, 'back'),
  ]
  return {
    ...{ ...caller, address, desk, anna, ben },
    things: { ...things, front, back },
    secrets: [anna.token, ben.token, PASSWORD, TRADE_PASSWORD, CARD, NUMBER, word, secret],
    log: () => lines.join(''),
    close: async () => {
      await app.close()
      await desk.close()
    },
  }
}
