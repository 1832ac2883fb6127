import { choicesOf, MOST_OWN, parametersOf, toggled } from '@/features/chart/indicators/choice'
import type { IndicatorId } from '@/features/chart/indicators/registry'
import { readForm } from '@/features/chart/settings/form'
import { readIndicators } from '@/stores/indicators'

jest.mock('@/platform/storage', () => ({ readStored: () => undefined, writeStored: () => undefined }))

const names = (on: readonly string[] | null) => choicesOf({ on, parameters: {} }).map(({ id }) => id)

describe('indicators that are on', () => {
  it('are MA, VOL and MACD with their usual numbers before anything was chosen', () => {
    expect(choicesOf({ on: null, parameters: {} })).toEqual([
      { id: 'MA', parameters: [5, 10, 30] },
      { id: 'VOL', parameters: [] },
      { id: 'MACD', parameters: [12, 26, 9] },
    ])
  })

  it('may be none, several over the chart, and up to three below it', () => {
    expect(names([])).toEqual([])
    expect(names(['SAR', 'BOLL', 'EMA', 'MA'])).toEqual(['MA', 'EMA', 'BOLL', 'SAR'])
    expect(names(['WR', 'RSI', 'KDJ', 'MACD', 'VOL'])).toEqual(['VOL', 'MACD', 'KDJ'])
  })

  it('leave out what this version does not know', () => {
    expect(names(['VOL', 'ABC', 'MA'])).toEqual(['MA', 'VOL'])
  })

  it('a tap turns one off and on; a fourth pane is refused, a fourth line is not', () => {
    const of = (on: readonly string[], id: IndicatorId) => toggled({ on, parameters: {} }, id)
    expect(MOST_OWN).toBe(3)
    expect(of(['MA', 'VOL'], 'MA')).toEqual(['VOL'])
    expect(of(['VOL', 'MACD'], 'KDJ')).toEqual(['VOL', 'MACD', 'KDJ'])
    expect(of(['VOL', 'MACD', 'KDJ'], 'WR')).toBeNull()
    expect(of(['VOL', 'MACD', 'KDJ'], 'KDJ')).toEqual(['VOL', 'MACD'])
    expect(of(['VOL', 'MACD', 'KDJ', 'MA', 'EMA', 'BOLL'], 'SAR')).toContain('SAR')
  })
})

describe('an indicator’s numbers', () => {
  const of = (id: IndicatorId, values: readonly number[]) =>
    parametersOf(id, { on: null, parameters: { [id]: values } })

  it.each<[IndicatorId, number[]]>([
    ['MA', [1, 10, 500]],
    ['BOLL', [2, 0.1]],
    ['BOLL', [500, 10]],
    ['SAR', [0.001, 0.001]],
    ['SAR', [0.5, 1]],
    ['MACD', [25, 26, 1]],
    ['KDJ', [1, 100, 100]],
    ['RSI', [2, 500, 24]],
  ])('%s %j are kept: at the limit', (id, values) => expect(of(id, values)).toEqual(values))

  it.each<[IndicatorId, number[], number[]]>([
    ['MA', [0, 10, 30], [5, 10, 30]],
    ['MA', [5, 10, 501], [5, 10, 30]],
    ['MA', [5, 10.5, 30], [5, 10, 30]],
    ['MA', [5, 10], [5, 10, 30]],
    ['MA', [5, 10, 30, 60], [5, 10, 30]],
    ['BOLL', [1, 2], [20, 2]],
    ['BOLL', [20, 10.01], [20, 2]],
    ['BOLL', [20, 2.001], [20, 2]],
    ['SAR', [0.2, 0.199], [0.02, 0.2]],
    ['MACD', [26, 26, 9], [12, 26, 9]],
    ['KDJ', [9, 101, 3], [9, 3, 3]],
    ['WR', [NaN], [14]],
  ])('%s %j are beyond a limit: the usual ones', (id, values, usual) => expect(of(id, values)).toEqual(usual))
})

describe('the fields of the settings', () => {
  it('read plain, full-width and comma numbers', () => {
    expect(readForm('MA', ['7', ' 25 ', '９９'])).toEqual({ values: [7, 25, 99], faults: [null, null, null] })
    expect(readForm('BOLL', ['20', '2,5']).values).toEqual([20, 2.5])
    expect(readForm('BOLL', ['20', '２．５']).values).toEqual([20, 2.5])
  })

  it.each(['', '0', '501', '1.5', '-3', '1e2', 'x', '5 6'])('refuse %j as a length, by name', (text) => {
    expect(readForm('MA', ['5', text, '30'])).toEqual({ values: null, faults: [null, 'whole', null] })
  })

  it.each(['0', '0.0001', '0.501', '.', 'x'])('refuse %j as a step', (text) => {
    expect(readForm('SAR', [text, '0.2'])).toEqual({ values: null, faults: ['decimal', null] })
  })

  it('ask for a slow length above the fast one, and a maximum not below the step', () => {
    expect(readForm('MACD', ['26', '26', '9'])).toEqual({ values: null, faults: [null, 'below'] })
    expect(readForm('MACD', ['25', '26', '9']).values).toEqual([25, 26, 9])
    expect(readForm('SAR', ['0.2', '0.1'])).toEqual({ values: null, faults: [null, 'atMost'] })
    expect(readForm('SAR', ['0.2', '0.2']).values).toEqual([0.2, 0.2])
  })
})

describe('the stored choice', () => {
  it('is read as it was written', () => {
    const chosen = { on: ['MA', 'KDJ'], parameters: { MA: [7, 14, 28] } }
    expect(readIndicators(chosen)).toEqual(chosen)
  })

  it('keeps what is well formed of anything else', () => {
    const nothing = { on: null, parameters: {} }
    expect([undefined, 7, [], { on: 'MA' }].map(readIndicators)).toEqual([nothing, nothing, nothing, nothing])
    const parameters = { MA: [5, '6'], RSI: [6, 12, 24], 'x y': [1], EMA: [NaN], WR: 14 }
    expect(readIndicators({ on: ['MA', 5, null, 'VOL'], parameters })).toEqual({
      on: ['MA', 'VOL'],
      parameters: { RSI: [6, 12, 24] },
    })
  })
})
