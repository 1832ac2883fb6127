import { readFileSync } from 'node:fs'
import { callIds, endpoints, errorTexts, methodsOf, type CallId, type Endpoint } from '@core/contract'
import { schemas } from '@core/contract/schemas'
import { ERROR_NUMBERS, errorCodeOf, LANGUAGES, type ErrorCode } from '@core/domain'
import { contractPage } from '../../scripts/contractPage'

/** The listed calls of the specification, section 7, letter by letter. */
const LISTED = `
GET /api/account/{id}/assets
GET /api/account/total/assets
GET /api/account/type/list
GET /api/account/type/assets
GET /api/account/{a}/{b}
GET /api/account/{a}/{b}/assets
POST /api/account/funds/movement
POST /api/account/transfer-to-third
GET /api/account/transfer-to-third-history
POST /api/wallet/withdraw/address
GET /api/wallet/withdraw/addresses
GET /api/wallet/{id}/recharge/address
GET /api/wallet/withdraw/{id}/pre-data
POST /api/assets/withdraw
GET /api/assets/histories
GET /api/assets/withdraw/histories
GET /api/assets/valuation/info
POST /api/user/login
GET /api/user/logout
GET /api/user/register
GET /api/user/verify-signature
GET /api/user/bind
GET /api/user/password/forget
GET /api/user/realname
GET /api/user/accepted/agreement
GET /api/user/info
GET /api/user/statistics
GET /api/user//invite/info
GET /api/verification/captcha
POST /api/verification/code
POST /api/verification/send-to-me
GET /api/region/list
GET /api/config/by/{id}
GET /api/team/statistics
GET /api/team/sub/users
GET /api/team/reward_list
GET /api/currency/statistics
GET /api/currency/latest/price
GET /api/currency/info/data
POST /api/currency/platform/flash/exchange
GET /api/currency/flash/exchange/data
GET /api/currency/flash/exchange/histories
GET /api/options/area/list
GET /api/options/order/info
POST /api/options/order
GET /api/options/order/list
GET /api/options/order/histories
POST /api/contract/open
GET /search/indexSlides
GET /search/indexRanking
GET /search/indexCommTrade
GET /search/leverList
GET /search/appVersion
GET /search/getContent
GET /search/{id}/getContentInfo
GET /search/{id}/tradeInfo
/front/usdt/tradeList
/front/usdt/orderList
/front/usdt/close
/front/usdt/autoCloseAll
/front/usdt/modifyWinLost
/front/usdt/calcWin
/front/usdt/getHistory
/front/usdt/{id}/contractConfig
/front/order/publish
/front/order/calcWin
/front/user/userImage
/front/user/editName
/front/user/change2Pwd
/front/user/findTradePwd
/front/financial/risk
`
  .trim()
  .split('\n')

const endpoint = (id: CallId): Endpoint => endpoints[id]
const listedForm = (id: CallId): string => {
  const { method, path } = endpoint(id)
  return path.startsWith('/front/') ? path : `${method} ${path}`
}

describe('the contract holds the listed calls', () => {
  const ours = callIds.filter((id) => !endpoint(id).extension).map(listedForm)

  it('lists 71 of them', () => expect(LISTED).toHaveLength(71))
  it.each(LISTED)('%s', (line) => expect(ours.filter((own) => own === line)).toHaveLength(1))
  it('and no other, except extensions under /api/ext', () => {
    expect(ours.filter((own) => !LISTED.includes(own))).toEqual([])
    const extensions = callIds.filter((id) => endpoint(id).extension)
    expect(extensions.length).toBeGreaterThan(0)
    expect(extensions.filter((id) => !endpoint(id).path.startsWith('/api/ext/'))).toEqual([])
  })
  it('legacy calls answer POST (decision on calls whose method is not shown)', () => {
    const legacy = callIds.filter((id) => endpoint(id).path.startsWith('/front/'))
    expect(legacy).toHaveLength(15)
    expect(legacy.filter((id) => !methodsOf(id).includes('POST'))).toEqual([])
  })
  it('credential-bearing GET calls answer POST too', () => {
    const both: CallId[] = [
      'user.register',
      'user.forgetPassword',
      'user.bind',
      'user.realname',
      'user.verifySignature',
    ]
    for (const id of both) expect(methodsOf(id)).toEqual(['GET', 'POST'])
  })
})

describe('opened calls', () => {
  it('have schemas, and only they have', () => {
    const opened = callIds.filter((id) => endpoint(id).opened).sort()
    expect(Object.keys(schemas).sort()).toEqual(opened)
  })
  it('that take a path parameter describe it', () => {
    for (const id of Object.keys(schemas) as (keyof typeof schemas)[]) {
      const names = [...endpoint(id).path.matchAll(/\{(\w+)\}/g)].map((match) => match[1])
      const described = Object.keys((schemas[id].request as { properties?: object }).properties ?? {})
      expect(described).toEqual(expect.arrayContaining(names))
    }
  })
})

describe('the error catalogue', () => {
  const codes = Object.keys(ERROR_NUMBERS) as ErrorCode[]

  it('has one number per error, 0 kept for success', () => {
    expect(new Set(Object.values(ERROR_NUMBERS)).size).toBe(codes.length)
    expect(errorCodeOf(0)).toBeUndefined()
  })
  it('gives -2 to an expired login and -1 to a missing one (wire facts)', () => {
    expect(errorCodeOf(-2)).toBe('LOGIN_EXPIRED')
    expect(errorCodeOf(-1)).toBe('LOGIN_REQUIRED')
  })
  it.each(codes)('%s has a sentence with the same parameters in every language', (code) => {
    const places = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map((match) => match[1]).sort()
    const english = errorTexts.en_US[code]
    expect(english).not.toBe('')
    for (const { code: lang } of LANGUAGES) expect(places(errorTexts[lang][code])).toEqual(places(english))
  })
})

describe('docs/contract.md', () => {
  it('is what the contract generates', () =>
    expect(readFileSync('docs/contract.md', 'utf8')).toBe(contractPage()))
})
