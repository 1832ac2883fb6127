import { canBecome, isFinal, OPTION_STATES, statesOf, statusOf } from '@core/domain/options'

describe('option states', () => {
  it('allows exactly the listed moves', () => {
    const moves = OPTION_STATES.flatMap((from) =>
      OPTION_STATES.filter((to) => canBecome(from, to)).map((to) => `${from}>${to}`),
    )
    expect(moves).toEqual([
      'accepted>open',
      'accepted>void',
      'accepted>cancelled',
      'open>settled',
      'open>void',
      'open>soldBack',
    ])
  })
  it('shows settling while running, completed when settled, cancelled for the rest', () => {
    expect(OPTION_STATES.map(statusOf)).toEqual([
      'settling',
      'settling',
      'completed',
      'cancelled',
      'cancelled',
      'cancelled',
    ])
    expect(statesOf('settling').some(isFinal)).toBe(false)
    expect([...statesOf('completed'), ...statesOf('cancelled')].every(isFinal)).toBe(true)
  })
})
