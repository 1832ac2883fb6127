import { parseMarkdown } from '@/components/Markdown/parse'

describe('markdown of our content', () => {
  it('knows headings, paragraphs over lines, lists and bold text', () => {
    expect(parseMarkdown('# Title\n\nOne line\nand **more**.\n\n- first\n- second\n1. one')).toEqual([
      { kind: 'h1', spans: [{ text: 'Title', bold: false }] },
      {
        kind: 'p',
        spans: [
          { text: 'One line and ', bold: false },
          { text: 'more', bold: true },
          { text: '.', bold: false },
        ],
      },
      { kind: 'item', mark: '•', spans: [{ text: 'first', bold: false }] },
      { kind: 'item', mark: '•', spans: [{ text: 'second', bold: false }] },
      { kind: 'item', mark: '1.', spans: [{ text: 'one', bold: false }] },
    ])
  })
  it('leaves HTML as plain text', () => {
    expect(parseMarkdown('<script>alert(1)</script>')).toEqual([
      { kind: 'p', spans: [{ text: '<script>alert(1)</script>', bold: false }] },
    ])
  })
})
