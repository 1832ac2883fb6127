import { canonical } from '@core/domain/receipts'

test('names are in the order of their characters, without spaces', () => {
  expect(canonical({ b: 1, a: { d: null, c: ['x', 2, []] }, B: '' })).toBe(
    '{"B":"","a":{"c":["x",2,[]],"d":null},"b":1}',
  )
})

test('whatever order it was written in, it is one text', () => {
  expect(canonical({ x: '1', y: '2' })).toBe(canonical({ y: '2', x: '1' }))
})

test.each(['a"b', 'a\\b', 'ä', 'a\nb', '\u0000', '円'])('%j is no plain text', (text) => {
  expect(() => canonical(text)).toThrow(/plain/)
  expect(() => canonical({ [text]: 1 })).toThrow(/plain/)
})

test.each([1.5, -1, NaN, Infinity, Number.MAX_SAFE_INTEGER + 1])('%d is no whole number', (number) => {
  expect(() => canonical(number)).toThrow(/whole/)
})

test('the largest whole number is one', () => {
  expect(canonical(Number.MAX_SAFE_INTEGER)).toBe('9007199254740991')
})
