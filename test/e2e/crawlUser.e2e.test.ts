import { tenDays } from '../helpers/candles'
import { furnish } from '../helpers/furnish'
import { crawlInTurn } from './crawl'
import { openStage, replayOf, type Stage } from './harness'

let stage: Stage
beforeAll(async () => {
  // A minute's option settles after six seconds.
  stage = await openStage(replayOf(tenDays().path, '10'))
})
afterAll(() => stage.close())

const signedIn = async () => {
  const account = await stage.register()
  await furnish(stage, account)
  const phone = await stage.phone()
  await phone.logIn(account)
  return phone
}

describe('all routes for a user', () => crawlInTurn(signedIn))
