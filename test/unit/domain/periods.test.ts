import { barOpen } from '@core/domain'

const at = (text: string) => Date.parse(text)
const open = (text: string, period: Parameters<typeof barOpen>[1]) =>
  new Date(barOpen(at(text), period)).toISOString()

describe('the bar a time falls into (by the calendar)', () => {
  it.each([
    ['intraday', '2023-03-01T10:47:59.999Z', '2023-03-01T10:47:00.000Z'],
    ['1m', '2023-03-01T10:47:00Z', '2023-03-01T10:47:00.000Z'],
    ['5m', '2023-03-01T10:47:00Z', '2023-03-01T10:45:00.000Z'],
    ['15m', '2023-03-01T10:44:59Z', '2023-03-01T10:30:00.000Z'],
    ['30m', '2023-03-01T10:59:59Z', '2023-03-01T10:30:00.000Z'],
    ['1h', '2023-03-01T10:59:59Z', '2023-03-01T10:00:00.000Z'],
    ['1d', '2023-03-01T23:59:59Z', '2023-03-01T00:00:00.000Z'],
    ['1w', '2023-03-01T10:00:00Z', '2023-02-27T00:00:00.000Z'],
    ['1w', '2023-02-26T23:59:59Z', '2023-02-20T00:00:00.000Z'],
    ['1w', '2023-02-27T00:00:00Z', '2023-02-27T00:00:00.000Z'],
  ] as const)('%s of %s opens at %s', (period, time, expected) => expect(open(time, period)).toBe(expected))
})
