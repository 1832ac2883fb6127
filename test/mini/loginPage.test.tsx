import LoginPage from '@/pages/login/index'
import { cleanUp, find, mount } from './helpers'

jest.mock('@/platform/screen', () => ({
  ...jest.requireActual<object>('@/platform/screen'),
  barRoom: () => ({ top: 47, right: 0, below: 47 }),
}))

afterEach(cleanUp)

it('the log-in page leaves out of its height what the header leaves to a client’s own bar', async () => {
  await mount(<LoginPage />)
  expect(find('.login-page').style.getPropertyValue('--bar-room')).toBe('47px')
})
