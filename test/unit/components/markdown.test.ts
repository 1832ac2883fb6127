import { isSafeLink, parseInline } from '@/components/Markdown/inline'
import { parseMarkdown } from '@/components/Markdown/parse'

const plain = (text: string) => ({ text, kind: 'plain' })

describe('blocks', () => {
  it('knows headings, paragraphs over lines, lists and bold text', () => {
    expect(
      parseMarkdown('# Title\n\nOne line\nand **more**.\n\n- first\n- second\n1. one\n  2) two'),
    ).toEqual([
      { kind: 'h1', spans: [plain('Title')] },
      { kind: 'p', spans: [plain('One line and '), { text: 'more', kind: 'bold' }, plain('.')] },
      { kind: 'item', mark: '•', depth: 0, spans: [plain('first')] },
      { kind: 'item', mark: '•', depth: 0, spans: [plain('second')] },
      { kind: 'item', mark: '1.', depth: 0, spans: [plain('one')] },
      { kind: 'item', mark: '2)', depth: 1, spans: [plain('two')] },
    ])
  })

  it('goes on with an item on the next line, and not after an empty one', () => {
    expect(parseMarkdown('- one\ngoes on\n\nnew')).toEqual([
      { kind: 'item', mark: '•', depth: 0, spans: [plain('one goes on')] },
      { kind: 'p', spans: [plain('new')] },
    ])
  })

  it('knows tables; short rows are filled and long ones cut to the head', () => {
    expect(parseMarkdown('| A | **B** |\n| --- | :-: |\n| 1 |\n| 2 | 3 | 4 |')).toEqual([
      {
        kind: 'table',
        head: [[plain('A')], [{ text: 'B', kind: 'bold' }]],
        rows: [
          [[plain('1')], []],
          [[plain('2')], [plain('3')]],
        ],
      },
    ])
  })

  it('takes bars without a divider for text', () => {
    expect(parseMarkdown('| a | b |')).toEqual([{ kind: 'p', spans: [plain('| a | b |')] }])
  })

  it('knows code, quotes, rules and deeper headings', () => {
    expect(parseMarkdown('```js\n# no *title*\n\n- x\n```\n> a\n> b\n\n---\n\n#### Small ##')).toEqual([
      { kind: 'code', text: '# no *title*\n\n- x' },
      { kind: 'quote', spans: [plain('a b')] },
      { kind: 'rule' },
      { kind: 'h3', spans: [plain('Small')] },
    ])
  })

  it('ends code that is never closed with the text', () => {
    expect(parseMarkdown('```\nx')).toEqual([{ kind: 'code', text: 'x' }])
  })
})

describe('parts of a line', () => {
  it('knows emphasis, code and links', () => {
    expect(parseInline('*a* `b*c*` [d](/pages/me/help?id=x)')).toEqual([
      { text: 'a', kind: 'em' },
      plain(' '),
      { text: 'b*c*', kind: 'code' },
      plain(' '),
      { text: 'd', kind: 'link', href: '/pages/me/help?id=x' },
    ])
  })

  it.each(['2 * 3 * 4', '**', '**a', 'a * b', '[x]', '(y)', '[]', '`', 'a_b_c'])(
    'leaves %j as it is',
    (text) => {
      expect(parseInline(text)).toEqual([plain(text)])
    },
  )

  it('shows what a picture stands for, and never the picture', () => {
    expect(parseInline('![a cat](https://example.com/cat.png)')).toEqual([plain('a cat')])
    expect(parseInline('![](https://example.com/pixel.gif)')).toEqual([])
  })
})

describe('what is written to harm', () => {
  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<a href="javascript:alert(1)">x</a>',
    '&lt;b&gt;',
    '<!-- -->',
  ])('%s stays text', (text) => {
    expect(parseMarkdown(text)).toEqual([{ kind: 'p', spans: [plain(text)] }])
  })

  it.each([
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    'java\tscript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'http://example.com',
    'ftp://example.com',
    '//example.com',
    'https:example.com',
    'https://',
    'https://user:pass@example.com',
    'https://example.com/"onclick=x',
    'https://example.com/\\x',
    '/pages/../secret',
    '/pages/me/help#x',
    '/other',
    'pages/me/help',
    '/pages/me/help?x=javascript:alert',
    'mailto:a@b.c?bcc=d@e.f',
    'mailto:',
    ' https://example.com',
    'https://example.com\n',
    '',
  ])('a link to %j leads nowhere', (href) => {
    expect(isSafeLink(href)).toBe(false)
    for (const span of parseInline(`[x](${href})`)) expect(span.href).toBeUndefined()
  })

  it.each([
    'https://example.com',
    'https://example.com:8443/a/b?c=d&e=%20#f',
    'mailto:help+app@example.com',
    '/pages/me/help',
    '/pages/agreement/index?text=risk',
  ])('a link to %s is one', (href) => {
    expect(parseInline(`[x](${href})`)).toEqual([{ text: 'x', kind: 'link', href }])
  })

  it('long nonsense is read at once', () => {
    for (const part of ['[', '*', '`', '[](', '**[', '|-', '> ', '# ', '![', '(', '- ']) {
      const source = part.repeat(20_000)
      expect(JSON.stringify(parseMarkdown(source)).length).toBeGreaterThan(0)
    }
  })
})
