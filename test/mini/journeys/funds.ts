import { randomBytes } from 'node:crypto'
import type { OwnPurpose } from '@core/domain'
import { addressBind } from '@core/domain/addresses'
import { money, toWire } from '@core/money'
import type { Journey } from './journey'
import { PASSWORD, type Account, type Stage } from './stage'

/** A well-known TRON address. */
const TRON = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'
const TRADE_PASSWORD = 'mint5739'
const [USDT, BTC] = [1, 5]

const availableOf = async (stage: Stage, { token }: Account, currency: number): Promise<string> =>
  toWire(money((await stage.ok('account.oneAssets', { a: 1, b: currency }, { token })).available))

/** An amount, the own address and its drawn code, and a test deposit that is credited before the eyes. */
export const deposit: Journey = {
  name: 'deposit',
  walk: async ({ say, tap, see, fill, open, drawn }, stage, account) => {
    await open('/pages/asset/recharge?currencyId=5')
    await fill(say('deposit.amount'), '0.05')
    expect(await see({ css: 'deposit-address' })).toMatch(/^bc1q[a-z0-9]{38}$/)
    await drawn('deposit-qr')
    await tap({ role: 'button', name: say('deposit.sendTest') })
    await see({ css: 'deposit-row', text: new RegExp(`0\\.05.*${say('deposit.status_credited')}`) })
    // A demo user starts with 0.1 BTC.
    expect(await availableOf(stage, account, BTC)).toBe('0.15')
  },
}

/** A code asked for by another browser of the same user. */
const codeFor = async (stage: Stage, token: string, purpose: OwnPurpose, bind?: string): Promise<string> => {
  const options = { token, browser: randomBytes(16).toString('hex') }
  await stage.ok('verification.sendToMe', { purpose, ...(bind ? { bind } : {}) }, options)
  return (await stage.ok('ext.demoInbox', {}, options))[0]?.code ?? ''
}

/** What of one's USDT is available, and what is frozen. */
const walletOf = async (stage: Stage, token: string): Promise<string[]> => {
  const { available, frozen } = await stage.ok('account.oneAssets', { a: 1, b: USDT }, { token })
  return [available, frozen].map((amount) => toWire(money(amount)))
}

/** To an address of one's own: asked for with trade password and code, reviewed, and taken back while it waits. */
export const withdrawal: Journey = {
  name: 'withdrawal',
  prepare: async (stage, { token }) => {
    const passwords = {
      newPassword: TRADE_PASSWORD,
      confirmPassword: TRADE_PASSWORD,
      loginPassword: PASSWORD,
    }
    const code = await codeFor(stage, token, 'tradePassword')
    await stage.ok('profile.changeTradePassword', { ...passwords, code }, { token })
    const address = { currencyId: USDT, network: 'tron', label: 'Cold wallet', address: TRON }
    const bound = await codeFor(stage, token, 'bindAddress', addressBind('tron', TRON))
    await stage.ok('wallet.addAddress', { ...address, code: bound }, { token })
  },
  walk: async ({ say, tap, see, fill, open }, stage, { token }) => {
    await open('/pages/asset/withdraw')
    await fill(say('withdraw.amount'), '50')
    await fill(say('pay.tradePassword'), TRADE_PASSWORD)
    await tap({ role: 'button', name: say('session.sendCode') })
    await tap({ role: 'button', name: say('session.fillIn') })
    await tap({ role: 'button', name: say('withdraw.submit') })
    await tap({ role: 'button', name: say('withdraw.confirm'), within: 'sheet__body' })
    await see({ css: 'withdraw-timeline' })
    expect(await walletOf(stage, token)).toEqual(['9950', '50'])
    await tap({ role: 'button', name: say('withdraw.cancel') })
    await tap({ role: 'button', name: say('withdraw.cancel'), within: 'sheet__body' })
    await see({ text: say('withdraw.step_cancelled') })
    expect(await walletOf(stage, token)).toEqual(['10000', '0'])
    await open('/pages/asset/depositDetail')
    await see({ css: 'withdraw-row', text: new RegExp(say('withdraw.status_cancelled')) })
  },
}

/** 1,000 USDT into BTC: exchanged once, shown as it was booked. */
export const swap: Journey = {
  name: 'swap',
  walk: async ({ say, tap, tapIfThere, first, see, fill, open }, stage, account) => {
    await open('/pages/asset/swap')
    await fill(say('swap.amount'), '1000')
    await tap({ role: 'button', name: say('swap.exchange') })
    const done = { css: 'swap-done__amount' }
    const accept = { role: 'button', name: say('swap.accept') } as const
    const confirm = { role: 'button', name: say('swap.confirm') } as const
    // A price that moved must be accepted first, as often as it moves.
    for (let next = await first(done, accept, confirm); next > 0; next = await first(done, accept, confirm))
      await tapIfThere(next === 1 ? accept : confirm)
    const [record, ...others] = (await stage.ok('currency.exchangeHistories', {}, account)).list
    expect(others).toEqual([])
    expect(await see({ css: 'swap-done__amount' })).toBe(`${record?.received} BTC`)
    expect(await availableOf(stage, account, USDT)).toBe('9000')
  },
}

/** The poster of one's own invitation: drawn, shared and stored; where that was refused once, after the settings. */
export const poster: Journey = {
  name: 'team poster',
  walk: async ({ say, tap, see, open, drawn, shared, timeline, refuseAlbum }, stage, account) => {
    await open('/pages/me/share')
    await drawn('poster')
    const { code } = await stage.ok('user.inviteInfo', {}, account)
    const title = say('share.invitation', { code })
    if (shared) expect(shared()).toEqual({ title, path: `/pages/reg?code=${code}` })
    if (timeline) expect(timeline()).toEqual({ title, query: `code=${code}` })
    refuseAlbum?.()
    await tap({ role: 'button', name: say('share.savePoster') })
    if (refuseAlbum) {
      await see({ text: say.problem('STORAGE_DENIED') })
      await tap({ role: 'button', name: say('picture.openSettings') })
    }
    await see({ text: say('picture.saved') })
  },
}
