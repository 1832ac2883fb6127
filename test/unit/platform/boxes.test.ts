import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { Text, View } from '@/platform/boxes/boxes'

test('a box is one element with what it was given', () => {
  const box = createElement(
    View,
    {
      id: 'a',
      className: 'row',
      style: { opacity: 0.5 },
      role: 'status',
      'aria-label': 'Prices',
      'data-testid': 'b',
    },
    createElement(Text, { className: 'cap', selectable: true }, '1.50'),
  )
  expect(renderToStaticMarkup(box)).toBe(
    '<app-view id="a" style="opacity:0.5" role="status" aria-label="Prices" data-testid="b" class="row">' +
      '<app-text selectable="true" class="cap">1.50</app-text></app-view>',
  )
})
