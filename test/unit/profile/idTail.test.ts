import { checkIdTail, plainIdTail } from '@core/domain'
import { checkIdNumber, normaliseIdNumber } from '@core/domain/identity'

// The sample of GB 11643-1999, as keyboards of the three languages write it.
test.each([
  '11010519491231002X',
  '１１０１０５１９４９１２３１００２x',
  '110105-19491231-002X',
  '110105/19491231.00-2x',
])('the end of %s is taken in the way in which the number was', (typed) => {
  expect([checkIdNumber(typed), normaliseIdNumber(typed)]).toEqual([null, '11010519491231002X'])
  const tail = /(?:[\s./-]*[0-9A-Za-z０-９]){4}$/.exec(typed)?.[0] ?? ''
  expect([checkIdTail(tail), plainIdTail(tail)]).toEqual([null, '002X'])
})
