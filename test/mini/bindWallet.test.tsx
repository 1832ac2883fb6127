import { BindWallet } from '@/features/profile/bind/BindWallet'
import { send } from '@/platform/request'
import type { UserInfo } from '@/stores/session'
import { cleanUp, has, mount, pageText, settle } from './helpers'

jest.mock('@/platform/wallet', () => jest.requireActual<object>('@/platform/wallet/index.mini'))
jest.mock('@/platform/request', () => ({
  ...jest.requireActual<object>('@/platform/request'),
  send: jest.fn(),
}))
const sent = send as jest.MockedFunction<typeof send>
const binds = (wallet: string | null): void =>
  void sent.mockResolvedValue({ status: 200, data: { code: 0, msg: '', obj: { wallet } } })
const show = async (): Promise<void> => {
  await settle(await mount(<BindWallet user={{} as UserInfo} onDone={() => undefined} />))
}

afterEach(cleanUp)

describe('the wallet in a mini-program, which none reaches into', () => {
  it('is said to be for the web app, and nothing is offered that cannot be done', async () => {
    binds(null)
    await show()
    expect(pageText()).toBe('Signing in with a wallet is for the web app: bind your wallet there.')
    expect(has('[data-testid=connect]')).toBe(false)
  })

  it('can be unbound where it is bound', async () => {
    binds('0x1111111111111111111111111111111111111111')
    await show()
    expect(has('[data-testid=submit]')).toBe(true)
  })
})
