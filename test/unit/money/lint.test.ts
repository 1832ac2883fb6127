import { execFileSync } from 'node:child_process'
import { Linter } from 'eslint'
import { join } from 'node:path'

const ROOT = join(__dirname, '../../..')

/** The project's own rule of forbidden syntax, as it applies to a file of that name. */
const ruleFor = (file: string): Linter.RuleEntry => {
  const eslint = join(ROOT, 'node_modules/eslint/bin/eslint.js')
  const printed = execFileSync(process.execPath, [eslint, '--print-config', file], {
    cwd: ROOT,
    encoding: 'utf8',
  })
  const { rules } = JSON.parse(printed) as { rules: Record<string, Linter.RuleEntry> }
  return rules['no-restricted-syntax'] ?? 'off'
}

const refusals = (code: string, rule: Linter.RuleEntry): string[] =>
  new Linter().verify(code, [{ rules: { 'no-restricted-syntax': rule } }]).map((m) => m.message)

describe.each([
  'server/services/fundsMove.ts',
  'core/domain/validation.ts',
  'src/features/wallet/amounts.ts',
])('no number for money in %s', (file) => {
  const rule = ruleFor(file)

  test.each([
    'Number(amount)',
    'Number(row.available)',
    'Number(order.settlePrice)',
    'parseFloat(balance)',
    'Number.parseFloat(row.fee)',
    'x = +row.stake',
    'amount.toNumber()',
    'Number(toWire(total))',
  ])('%s is refused', (code) => {
    expect(refusals(code, rule)).toEqual([expect.stringContaining('never becomes a number')])
  })

  test.each(['Number(row.created_at)', 'Number(query.pageNum)', 'money(amount).plus(fee)'])(
    '%s is fine',
    (code) => {
      expect(refusals(code, rule)).toEqual([])
    },
  )
})

test('where prices are drawn they may become lengths', () => {
  expect(refusals('Number(candle.close)', ruleFor('src/features/chart/model/bars.ts'))).toEqual([])
})
