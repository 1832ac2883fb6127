import {
  emptyTradePassword,
  refusedTradeField,
  tradePasswordErrors,
  tradePasswordSummary,
  type TradePasswordState,
} from '@/features/security/form'

const state: TradePasswordState = {
  proof: 'login',
  present: 'lime2468',
  password: 'mint5739',
  confirm: 'mint5739',
  code: ' 123456 ',
}

describe('the form of the trade password', () => {
  it('proves the owner by the login password at first, by the present one later', () => {
    expect(emptyTradePassword(false).proof).toBe('login')
    expect(emptyTradePassword(true).proof).toBe('trade')
    const sent = { newPassword: 'mint5739', confirmPassword: 'mint5739', code: '123456' }
    expect(tradePasswordSummary(state)).toEqual({
      ready: true,
      request: { loginPassword: 'lime2468', ...sent },
    })
    expect(tradePasswordSummary({ ...state, proof: 'trade' })).toEqual({
      ready: true,
      request: { oldPassword: 'lime2468', ...sent },
    })
  })

  it.each([
    [{ present: '' }, { present: { code: 'PASSWORD_REQUIRED' } }],
    [{ present: '', proof: 'trade' as const }, { present: { code: 'TRADE_PASSWORD_REQUIRED' } }],
    [{ password: 'mint5', confirm: 'mint5' }, { password: { code: 'PASSWORD_INVALID' } }],
    [{ password: 'mint57391', confirm: 'mint57391' }, { password: { code: 'PASSWORD_INVALID' } }],
    [{ password: 'lime2468', confirm: 'lime2468' }, { password: { code: 'TRADE_PASSWORD_SAME_AS_LOGIN' } }],
    [{ confirm: 'mint5738' }, { confirm: { code: 'PASSWORDS_DIFFER' } }],
    [{ confirm: '' }, { confirm: { code: 'PASSWORD_REQUIRED' } }],
    [{ code: '' }, { code: { code: 'CODE_REQUIRED' } }],
  ])('with %j names the field and the rule', (change, errors) => {
    expect(tradePasswordErrors({ ...state, ...change })).toEqual(errors)
    expect(tradePasswordSummary({ ...state, ...change }).ready).toBe(false)
  })

  it('may keep the present trade password: only the login password is refused here', () => {
    const same = { ...state, proof: 'trade' as const, password: 'lime2468', confirm: 'lime2468' }
    expect(tradePasswordErrors(same)).toEqual({})
  })

  it('knows which field an answer is about', () => {
    expect(refusedTradeField('LOGIN_PASSWORD_WRONG')).toBe('present')
    expect(refusedTradeField('TRADE_PASSWORD_SAME_AS_LOGIN')).toBe('password')
    expect(refusedTradeField('LOGIN_BACKOFF')).toBeUndefined()
  })
})
