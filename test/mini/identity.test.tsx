import { Intro } from '@/features/identity/parts/StateCard'
import { cleanUp, mount, pageText } from './helpers'

afterEach(cleanUp)

it.each([
  [true, 'Needed to withdraw or to pay a partner'],
  [false, 'Optional here: withdrawing works without it'],
])('before anything was sent it says whether it is asked for: %s', async (needed, said) => {
  await mount(<Intro needed={needed} />)
  expect(pageText()).toContain(said)
})
