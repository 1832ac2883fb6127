import { randomUUID } from 'node:crypto'
import { CONTRACT, OPTIONS, USDT, WALLET } from '@core/domain'
import { tenDays } from '../helpers/candles'
import { crawlInTurn } from './crawl'
import { openStage, replayOf, type Account, type Stage } from './harness'

let stage: Stage
beforeAll(async () => {
  // A minute's option settles after six seconds.
  stage = await openStage(replayOf(tenDays().path, '10'))
})
afterAll(() => stage.close())

/** Something of everything, so that lists and cards have what they are made for. */
const furnish = async ({ token }: Account): Promise<void> => {
  const own = { token }
  const move = { from: WALLET, currencyId: USDT, amount: '500' } as const
  await stage.ok('account.fundsMovement', { ...move, to: OPTIONS }, own)
  await stage.ok('account.fundsMovement', { ...move, to: CONTRACT }, own)
  const option = { areaId: '1', tradeId: 1, direction: 'up', quantity: '10', accountType: OPTIONS } as const
  await stage.ok('options.order', { ...option, duration: 60 }, own)
  await stage.ok('options.order', { ...option, duration: 3600 }, own)
  const contract = {
    tradeId: 1,
    tradeType: 1,
    pubQuantity: '0.01',
    lever: 10,
    usdtType: 0,
    pubType: 1,
  } as const
  await stage.ok('contract.open', contract, own)
  await stage.ok('order.publish', { ...contract, pubType: 2, pubPrice: '15000' }, own)
  await stage.ok('ext.demoDeposit', { currencyId: USDT, network: 'tron', amount: '50' }, own)
  await stage.ok(
    'ext.alerts',
    { add: { tradeId: 1, price: '30000', repeats: false } },
    { ...own, method: 'POST' },
  )
  await stage.ok('ext.supportMessages', { text: 'Hello', key: randomUUID() }, { ...own, method: 'POST' })
}

const signedIn = async () => {
  const account = await stage.register()
  await furnish(account)
  const phone = await stage.phone()
  await phone.logIn(account)
  return phone
}

describe('all routes for a user', () => crawlInTurn(signedIn))
