import { route } from '../../http/route'

export default route('ext.clock', ({ ctx: { clock, market } }) =>
  Promise.resolve({
    serverTime: clock.now(),
    marketTime: market.now(),
    marketSpeed: market.speed,
    feed: market.feed,
    state: market.state(),
  }),
)
