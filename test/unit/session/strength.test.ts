import { passwordRules, passwordStrength } from '@/features/session/forms/strength'

describe('parts of the password rule', () => {
  it.each([
    ['', { length: false, letter: false, digit: false, plain: true }],
    ['lime4', { length: false, letter: true, digit: true, plain: true }],
    ['lime42', { length: true, letter: true, digit: true, plain: true }],
    ['lime4242', { length: true, letter: true, digit: true, plain: true }],
    ['lime42421', { length: false, letter: true, digit: true, plain: true }],
    ['limes!', { length: true, letter: true, digit: false, plain: false }],
  ])('%j', (password, rules) => {
    expect(passwordRules(password)).toEqual(rules)
  })
})

describe('strength', () => {
  it.each([
    ['abc12', 'none'],
    ['limelime', 'none'],
    ['abc123', 'weak'],
    ['aaaaaa1', 'weak'],
    ['lime42', 'fair'],
    ['Lk4mQ8xT', 'strong'],
  ])('of %s is %s', (password, strength) => {
    expect(passwordStrength(password)).toBe(strength)
  })
})
