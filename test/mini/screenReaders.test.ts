import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What the templates of a package print for screen readers on a plain box. */
const spokenOf = (target: string, template: string): string[] => {
  const base = readFileSync(join('dist', target, template), 'utf8')
  const box = /<view [^>]*aria-label=[^>]*>/.exec(base)?.[0] ?? ''
  return [...box.matchAll(/\s(role|aria-[a-z]+)="/g)].map(([, name = '']) => name).sort()
}

// Expected by the vendors' pages on accessibility (aria-component): WeChat's client reads `aria-role`, Alipay's `role`.
describe('templates say to screen readers what their client understands', () => {
  it('WeChat', () =>
    expect(spokenOf('weapp', 'base.wxml')).toEqual([
      'aria-checked',
      'aria-label',
      'aria-role',
      'aria-selected',
    ]))
  it('Alipay', () => expect(spokenOf('alipay', 'base.axml')).toEqual(['aria-checked', 'aria-label', 'role']))
})
