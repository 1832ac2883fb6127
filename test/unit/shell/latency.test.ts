import { median, UNMEASURED, withSample, type LineTime } from '@/features/lines/latency'

const after = (...answers: (number | null)[]): LineTime => answers.reduce<LineTime>(withSample, UNMEASURED)

describe('the time of a line (median of the newest five answers)', () => {
  it.each([
    [[], null],
    [[40], 40],
    [[40, 10], 10],
    [[90, 10, 40], 40],
    [[90, 10, 40, 41], 40],
  ])('median of %j is %s', (values, middle) => expect(median(values)).toBe(middle))

  it('is not carried away by one slow answer', () => expect(after(40, 41, 2_000).ms).toBe(41))

  it('forgets the sixth', () => {
    expect(after(900, 900, 900, 10, 10).ms).toBe(900)
    expect(after(900, 900, 900, 10, 10, 10).ms).toBe(10)
  })

  it('is none while the line does not answer, and begins anew afterwards', () => {
    expect(after(40, null)).toEqual({ ms: null, down: true, samples: [] })
    expect(after(40, null, 70)).toEqual({ ms: 70, down: false, samples: [70] })
  })
})
