import { tenDays } from '../helpers/candles'
import { crawlInTurn } from './crawl'
import { openStage, replayOf, type Stage } from './harness'

let stage: Stage
beforeAll(async () => {
  stage = await openStage(replayOf(tenDays().path, '1'))
})
afterAll(() => stage.close())

describe('all routes for a visitor', () => crawlInTurn(() => stage.phone()))
