import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { ViewNode } from './host/types'
import { compileViews } from './host/alipay/views'

const SCRIPT = `export default {
  name: function (l, n) { return 'tmpl_' + l + '_' + n },
  or: function (a, b) { return a === undefined ? b : a }
}`

const folders: string[] = []

/** A package of the files named, with one page `p`. */
const packageOf = (files: Readonly<Record<string, string>>): string => {
  const folder = mkdtempSync(join(tmpdir(), 'limelight-axml-'))
  folders.push(folder)
  for (const [file, text] of Object.entries({ 'p.json': '{}', 'x.sjs': SCRIPT, ...files })) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
  return folder
}

interface Drawn {
  readonly parts: readonly (ViewNode | string)[]
  readonly faults: readonly string[]
}

const draw = (template: string, data: object = {}, files: Readonly<Record<string, string>> = {}): Drawn => {
  const faults: string[] = []
  const views = compileViews(packageOf({ 'p.axml': template, ...files }), (fault) => faults.push(fault))
  return { parts: views.render('p', data), faults }
}

/** Elements in short: `view#a[x](y)`. */
const short = (parts: readonly (ViewNode | string)[]): string =>
  parts
    .map((part) => {
      if (typeof part === 'string') return part
      const id = part.attributes.id === undefined ? '' : `#${part.attributes.id as string}`
      return `${part.tag}${id}(${short(part.children)})`
    })
    .join(' ')

afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })))

describe('templates of Alipay', () => {
  it('write what stands in the data, and keep the kind of an expression that stands alone', () => {
    const { parts } = draw(
      '<view id="{{a.b}}" hidden="{{no}}" class="x {{c}} y" data-sid="{{n + 1}}">{{a.b}}!</view>',
      {
        a: { b: 'q' },
        no: false,
        c: 'mid',
        n: 4,
      },
    )
    expect(parts).toEqual([
      {
        tag: 'view',
        attributes: { id: 'q', hidden: false, class: 'x mid y', 'data-sid': 5 },
        handlers: new Map(),
        children: ['q!'],
      },
    ])
  })

  it('show texts of the data as they are, never as elements', () => {
    const { parts } = draw('<text>{{t}}</text>', { t: '<view>&amp;{{x}}</view>' })
    expect(short(parts)).toBe('text(<view>&amp;{{x}}</view>)')
  })

  it('decode characters that are written by name', () => {
    expect(short(draw('<text class="a&quot;b">1 &lt; 2 &amp;&#38; 3</text>').parts)).toBe('text(1 < 2 && 3)')
  })

  it('choose by a:if, a:elif and a:else', () => {
    const template =
      '<view a:if="{{n === 1}}" id="one"/><view a:elif="{{n > 5}}" id="many"/><view a:else id="few"/>'
    expect([1, 9, 3].map((n) => short(draw(template, { n }).parts))).toEqual([
      'view#one()',
      'view#many()',
      'view#few()',
    ])
  })

  it('repeat by a:for, with names of their own and of blocks', () => {
    const own =
      '<block a:for="{{list}}" a:for-item="row" a:for-index="i"><view id="{{row.id}}">{{i}}</view></block>'
    expect(short(draw(own, { list: [{ id: 'a' }, { id: 'b' }] }).parts)).toBe('view#a(0) view#b(1)')
    expect(short(draw('<text a:for="{{list}}">{{index}}{{item}}</text>', { list: ['x', 'y'] }).parts)).toBe(
      'text(0x) text(1y)',
    )
    expect(draw('<view a:for="{{list}}"/>').parts).toEqual([])
  })

  it('tell of two parts of a list with one key', () => {
    const template = '<view a:for="{{list}}" a:key="id"/>'
    expect(draw(template, { list: [{ id: 1 }, { id: 2 }] }).faults).toEqual([])
    expect(draw(template, { list: [{ id: 1 }, { id: 1 }] }).faults).toEqual(['p: a:key 1 is there twice'])
  })

  it('take templates of other files, by names that their scripts make, and see their own data alone', () => {
    const base = `<import-sjs name="xs" from="./x.sjs"/>
      <template name="tree"><template is="{{xs.name(0, item.nn)}}" data="{{i:item}}" a:for="{{root.cn}}" a:key="sid"/></template>
      <template name="tmpl_0_1"><view id="{{i.sid}}"><template is="tree" data="{{root:i}}"/></view></template>
      <template name="tmpl_0_2"><block>{{i.v}}{{xs.or(root, '')}}</block></template>`
    const root = { cn: [{ nn: '1', sid: 'a', cn: [{ nn: '2', sid: 'b', v: 'hi' }] }] }
    const page = '<import src="./parts/base.axml"/><template is="tree" data="{{...all}}"/>'
    const files = { 'parts/base.axml': base.replace('./x.sjs', '../x.sjs') }
    expect(short(draw(page, { all: { root } }, files).parts)).toBe('view#a(hi)')
  })

  it('name methods by event, and where an event ends', () => {
    const [part] = draw('<view onTap="eh" catchTouchMove="stop"/>').parts
    expect(part).toMatchObject({
      attributes: {},
      handlers: new Map([
        ['tap', { method: 'eh', catches: false }],
        ['touchmove', { method: 'stop', catches: true }],
      ]),
    })
  })

  it('draw components that the page names, and tell of those it does not', () => {
    const files = { 'q.json': '{"usingComponents":{"comp":"./comp/index"}}', 'q.axml': '<comp i="{{1}}"/>' }
    const faults: string[] = []
    const views = compileViews(packageOf({ 'p.axml': '<comp/>', ...files }), (fault) => faults.push(fault))
    expect(short(views.render('q', {}))).toBe('comp()')
    expect(faults).toEqual([])
    views.render('p', {})
    expect(faults).toEqual(['p: <comp> is not among usingComponents'])
  })
})

describe('mistakes in templates of Alipay', () => {
  it.each([
    ['an element of another client', '<movable-thing/>', '<movable-thing> is no element of Alipay'],
    ['an attribute that it does not know', '<view hover="x"/>', '<view> knows no hover'],
    ['a handler written as WeChat does', '<view bindtap="eh"/>', '<view> knows no bindtap'],
    ['a directive of WeChat', '<view wx:if="{{a}}"/>', '<view> knows no wx:if'],
    ['an event that the element never tells', '<view onInput="eh"/>', '<view> knows no onInput'],
    ['a handler without a method', '<view onTap=""/>', '<view>: onTap names no method'],
    ['a quote that was not escaped', '<view class="a"b"/>', 'b" is no name'],
    ['a bracket that was not escaped', '<text>{{a<b}}</text>', 'b}}< is no name'],
    ['an element that is not closed', '<view><text></view>', '</view> closes <text>'],
    ['an end without a beginning', '<view/></view>', '</view> closes <>'],
    ['a file that ends too early', '<view>', '<view> is not closed'],
    ['one attribute twice', '<view id="a" id="b"/>', 'id is there twice'],
    ['a value without quotes', '<view id=a></view>', 'id has no quotes'],
    ['brackets that do not match', '<view id="{{a}"/>', '{{ and }} do not match'],
    ['two expressions in one', '<view id="{{a b}}"/>', 'b is one too many'],
    ['a function made on the way', '<view id="{{(() => 1)()}}"/>', 'call functions of their scripts alone'],
    ['an assignment', '<view id="{{a = 1}}"/>', 'templates know no AssignmentExpression'],
    ['an a:else alone', '<view a:else/>', 'a:else without a:if before it'],
    ['a file that is not there', '<import src="./none.axml"/>', 'none.axml: no such file in the package'],
    [
      'a script that is no module',
      '<import-sjs name="m" from="./bad.sjs"/>',
      'a script has one default export',
    ],
  ])('%s', (_what, template, words) => {
    const folder = packageOf({ 'p.axml': template, 'bad.sjs': 'module.exports = {}' })
    expect(() => compileViews(folder, () => undefined)).toThrow(words)
  })

  it.each([
    ['a template that is not there', '<template is="none"/>', 'no template none'],
    ['a part of what is not there', '<view id="{{a.b.c}}"/>', 'c is read of what is not there'],
    ['an object where a text stands', '<text>{{a}}</text>', 'object where a text stands'],
    ['a loop over no list', '<view a:for="{{a}}"/>', 'no list'],
    [
      'a function that the script has not',
      '<import-sjs name="m" from="./x.sjs"/><view id="{{m.q(1)}}"/>',
      'no such function',
    ],
  ])('while it is drawn: %s', (_what, template, words) => {
    expect(() => draw(template, { a: {} })).toThrow(words)
  })
})
