import { forgetInvite, keepInvite, keptInvite } from '@/stores/invite'

const mockWrite = jest.fn()
jest.mock('@/platform/storage', () => ({
  readStored: () => undefined,
  writeStored: (key: string, value: unknown): unknown => mockWrite(key, value),
}))

beforeEach(forgetInvite)

describe('an invitation that was opened', () => {
  it('is kept until somebody registers, whatever is opened in between', () => {
    keepInvite({ code: 'lm7q2k' })
    expect(keptInvite()).toBe('LM7Q2K')
    keepInvite({})
    keepInvite({ code: '' })
    keepInvite({ code: '??' })
    expect(keptInvite()).toBe('LM7Q2K')
    expect(mockWrite).toHaveBeenLastCalledWith('prefs', expect.objectContaining({ inviteCode: 'LM7Q2K' }))
    forgetInvite()
    expect(keptInvite()).toBe('')
  })

  it('gives way to a later one, by link or by scene', () => {
    keepInvite({ code: 'LM7Q2K' })
    keepInvite({ scene: 'code%3DAB12CD' })
    expect(keptInvite()).toBe('AB12CD')
  })
})
