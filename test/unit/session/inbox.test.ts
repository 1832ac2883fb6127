import { newestCode, type InboxCode } from '@/features/session/inbox/newest'

const code = (change: Partial<InboxCode>): InboxCode => ({
  account: 'mika@example.com',
  purpose: 'register',
  code: '111111',
  sentAt: 1_000,
  expiresAt: 301_000,
  ...change,
})
const mika = { kind: 'email', account: 'mika@example.com' } as const

describe('demo inbox', () => {
  it('offers the newest code of the account, whatever the order', () => {
    const inbox = [code({ sentAt: 2_000, code: '222222' }), code({}), code({ sentAt: 1_500, code: '333333' })]
    expect(newestCode(inbox, mika, 'register', 5_000)?.code).toBe('222222')
  })

  it.each([
    ['of another account', { account: 'ann@example.com' }],
    ['for another purpose', { purpose: 'forgetPassword' }],
    ['that has expired', { expiresAt: 5_000 }],
  ])('offers none %s', (_why, change) => {
    expect(newestCode([code(change)], mika, 'register', 5_000)).toBeNull()
  })

  it('finds the code of a phone number under its full number', () => {
    const phone = { kind: 'phone', account: '9012345678', region: 'JP' } as const
    expect(newestCode([code({ account: '+81 9012345678' })], phone, 'register', 5_000)?.code).toBe('111111')
  })
})
