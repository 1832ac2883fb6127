import { ApiError } from '@/api'
import { withCheck } from '@/features/session/captcha/check'

jest.mock('@/api', () => jest.requireActual<object>('@/api/error'))

/** Answers as the server does: the first attempt is refused with `code`, one with a solution succeeds. */
const server = (code: 'CAPTCHA_REQUIRED' | 'CAPTCHA_INVALID' | 'LOGIN_FAILED') => {
  const seen: (string | undefined)[] = []
  const send = async (captcha?: string): Promise<string> => {
    seen.push(captcha)
    if (!captcha) throw new ApiError(code)
    return 'token'
  }
  return { send, seen }
}

describe('security check', () => {
  it.each(['CAPTCHA_REQUIRED', 'CAPTCHA_INVALID'] as const)(
    'after %s is passed and sent along',
    async (code) => {
      const { send, seen } = server(code)
      await expect(withCheck(send, async () => 'solution')).resolves.toBe('token')
      expect(seen).toEqual([undefined, 'solution'])
    },
  )

  it('is not done for other refusals', async () => {
    const { send, seen } = server('LOGIN_FAILED')
    const pass = jest.fn(async () => 'solution')
    await expect(withCheck(send, pass)).rejects.toMatchObject({ code: 'LOGIN_FAILED' })
    expect(pass).not.toHaveBeenCalled()
    expect(seen).toEqual([undefined])
  })

  it('is not repeated for ever', async () => {
    const refuse = async (): Promise<string> => {
      throw new ApiError('CAPTCHA_INVALID')
    }
    const pass = jest.fn(async () => 'solution')
    await expect(withCheck(refuse, pass)).rejects.toMatchObject({ code: 'CAPTCHA_INVALID' })
    expect(pass).toHaveBeenCalledTimes(1)
  })
})
