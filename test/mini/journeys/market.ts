import type { Journey } from './journey'

/** Home's prices, the chart drawn, and a live tick in its head. */
export const kline: Journey = {
  name: 'K-line',
  guest: true,
  walk: async ({ say, tap, see, gone, drawn }) => {
    await tap({ role: 'tab', name: say('common.tabMarket') })
    await tap({ css: 'market-row__body', role: 'button', name: /^BTC\/USDT.*\d/ })
    await drawn('chart__layer')
    const before = await see({ css: 'live-price' })
    expect(before).toMatch(/^[\d,]+\.\d\d$/)
    await gone({ css: 'live-price', text: before })
    await see({ css: 'live-price', text: /^[\d,]+\.\d\d$/ })
  },
}

/** A minute's call: the risk statement, the ticket, the order, its settlement and the two ticks that decided it. */
export const option: Journey = {
  name: 'option',
  prepare: async (stage, { token }) => {
    await stage.ok('account.fundsMovement', { from: 1, to: 2, currencyId: 1, amount: '100' }, { token })
  },
  walk: async ({ say, tap, see, open }, stage, { token }) => {
    await open('/pages/contract/index?tradeId=1')
    await tap({ role: 'radio', name: new RegExp(`^${say('options.minute', { count: '1' })}`) })
    await tap({ role: 'radio', name: '10' })
    await tap({ role: 'button', name: say('options.buyCall') })
    await tap({ role: 'checkbox', name: say('fair.riskUnderstood') })
    await tap({ role: 'button', name: say('fair.riskAccept') })
    await tap({ role: 'button', name: say('options.buyCall'), within: 'sheet__body' })
    await see({ text: say('options.settleTick') })
    const { list } = await stage.ok('options.orderHistories', {}, { token })
    expect(list).toMatchObject([{ state: 'settled', quantity: '10' }])
  },
}
