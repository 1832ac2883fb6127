import { durationOf } from '@/features/share/duration'
import { layoutPoster, POSTER, type Measure, type PosterTexts } from '@/features/share/poster'
import { halfSlice, mark, outlineOf } from '@/features/share/slice'
import { wrap } from '@/features/picture/wrap'

/** A typeface whose letters are all as wide as half of its size. */
const width = (text: string, { size }: { size: number }): number => (Array.from(text).length * size) / 2
const measure: Measure = {
  width,
  wrap: (text, face, limit) =>
    wrap({ measureText: (part: string) => ({ width: width(part, face) }) as TextMetrics }, text, limit),
}

const texts: PosterTexts = {
  name: 'Limelight',
  title: ['Every rate', 'in plain light.'],
  text: 'Fees and payouts, before you trade.',
  owner: 'Mika’s invite code',
  code: 'LM7Q2K',
}

const layoutOf = (change: Partial<PosterTexts> = {}) => layoutPoster({ ...texts, ...change }, measure)

describe('the poster', () => {
  it('has the headline in two lines, then text, owner and code to the left of the QR code', () => {
    const { lines, code, ground } = layoutOf()
    const y = (text: string): number => lines.find((line) => line.text === text)?.y ?? Number.NaN
    expect(lines.filter(({ tone }) => tone === 'lime').map(({ text }) => text)).toEqual(texts.title)
    expect(y('Every rate')).toBeGreaterThan(ground)
    expect(y('in plain light.') - y('Every rate')).toBe(32)
    expect(y('Mika’s invite code')).toBeGreaterThan(y('in plain light.'))
    // 358 wide, 460 high; edges of 20, a code of 120.
    expect(code).toEqual({ x: 218, y: 320, size: 120 })
    for (const line of lines.filter(({ y }) => y > code.y))
      expect(line.x + width(line.text, line)).toBeLessThanOrEqual(code.x)
  })

  it('writes the code letter by letter, in one row', () => {
    const letters = layoutOf().lines.slice(-6)
    expect(letters.map(({ text }) => text).join('')).toBe('LM7Q2K')
    expect(new Set(letters.map(({ y }) => y))).toEqual(new Set([424]))
    // Letters of 14 and a space of 2 between them.
    expect(letters.map(({ x }) => x)).toEqual([20, 36, 52, 68, 84, 100])
  })

  it.each([
    ['a long code', { code: 'ABCDEFGH23456789' }],
    ['a long name', { owner: 'The invite code of somebody whose name is as long as names may be here' }],
    ['a long headline', { title: ['A headline that is far too long for it', 'x'] as const }],
    ['long text', { text: '手续费与收益下单前一目了然手续费与收益下单前一目了然' }],
  ])('%s stays on it, and nothing covers anything', (_name, change) => {
    const { lines, code } = layoutOf(change)
    for (const line of lines) {
      const right = line.x + width(line.text, line)
      expect(right).toBeLessThanOrEqual(POSTER.width - 20 + 0.001)
      const beside = line.y + line.size / 2 > code.y && line.y - line.size / 2 < code.y + code.size
      if (beside) expect(right).toBeLessThanOrEqual(code.x)
      expect(line.y + line.size / 2).toBeLessThanOrEqual(POSTER.height)
    }
    const rows = [...new Set(lines.filter(({ x }) => x === 20).map(({ y }) => y))].sort((a, b) => a - b)
    rows.slice(1).forEach((y, i) => expect(y - (rows[i] ?? 0)).toBeGreaterThanOrEqual(16))
  })
})

describe('the slice', () => {
  it('has four segments, the third lit and run into the rind', () => {
    const { wedges, rind } = halfSlice({ cx: 100, cy: 100, size: 80 }, 10)
    expect(wedges.map(({ alpha }) => alpha)).toEqual([0.26, 0.26, 1, 0.26])
    // The rind reaches from 75 to 85; the lit one meets it, the others keep apart.
    expect(wedges.map(({ outer }) => outer)).toEqual([67.5, 67.5, 76, 67.5])
    expect(rind).toEqual({ cx: 100, cy: 100, radius: 80, width: 10, half: true })
  })

  it('has segments with the same gap everywhere: from the tip along both sides', () => {
    for (const wedge of [...mark({ cx: 16, cy: 16, size: 32 }).wedges]) {
      const { tip, from, to } = outlineOf(wedge)
      // The side from the tip to the arc's end is parallel to the line through the centre, half a gap beside it.
      const distance = (angle: number, edge: number): number => {
        const end = {
          x: wedge.cx + wedge.outer * Math.cos(angle),
          y: wedge.cy + wedge.outer * Math.sin(angle),
        }
        const normal = { x: Math.sin(edge), y: -Math.cos(edge) }
        const of = (p: { x: number; y: number }) =>
          Math.abs((p.x - wedge.cx) * normal.x + (p.y - wedge.cy) * normal.y)
        expect(of(tip)).toBeCloseTo(of(end), 6)
        return of(end)
      }
      const rad = Math.PI / 180
      expect(distance(from, -(wedge.middle - wedge.half) * rad)).toBeCloseTo(wedge.gap, 6)
      expect(distance(to, -(wedge.middle + wedge.half) * rad)).toBeCloseTo(wedge.gap, 6)
    }
  })
})

describe('a time in the unit that holds it whole', () => {
  it.each([
    [1, 'minutes', 1],
    [2, 'minutes', 2],
    [59, 'minutes', 59],
    [60, 'hours', 1],
    [61, 'minutes', 61],
    [1_440, 'days', 1],
    [1_500, 'hours', 25],
    [10_080, 'days', 7],
  ])('%d minutes', (minutes, unit, count) => expect(durationOf(minutes)).toEqual({ unit, count }))
})
