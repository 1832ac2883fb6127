import { weapp } from '../host/weapp'
import { launch } from './mini'
import { miniScreen } from './miniScreen'
import { openStage, type Stage } from './stage'

/** WeChat hands out nothing personal before the person agreed to the guideline: the app asks by a sheet of its own. */

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
}, 60_000)
afterAll(() => stage.close())

test('a picture is stored after the consent, and a refusal ends only that', async () => {
  const account = await stage.register()
  const run = await launch(weapp, stage, account)
  run.device.privacy = 'unasked'
  const screen = miniScreen(run, 'en_US')
  const { say, see, tap, gone } = screen
  const asked = { text: say('privacy.text') }
  await screen.open('/pages/me/share')
  await screen.drawn('poster')

  await tap({ role: 'button', name: say('share.savePoster') })
  await see(asked)
  await tap({ role: 'button', name: say('privacy.refuse') })
  await gone(asked)
  await see({ text: say.problem('STORAGE_DENIED') })
  expect(run.device.saved).toEqual([])

  // The way that the app offers then.
  await tap({ role: 'button', name: say('picture.openSettings') })
  await see(asked)
  await tap({ role: 'button', name: say('privacy.agree') })
  await gone(asked)
  await see({ text: say('picture.saved') })
  expect(run.device.saved).toHaveLength(1)
  expect(await screen.faults()).toEqual([])
  await screen.close()
}, 120_000)
