import { QuoteType, Tokenizer } from 'htmlparser2'

/** An element as it is written in a template. */
export interface Element {
  readonly tag: string
  /** In their order; true for one without a value. */
  readonly attributes: ReadonlyMap<string, string | true>
  readonly children: (Element | string)[]
}

const NAME = /^[A-Za-z][\w:-]*$/

/** Builds the elements while their parts are read; what does not fit together ends it. */
class Builder {
  readonly top: Element = { tag: '', attributes: new Map(), children: [] }
  private readonly open: Element[] = [this.top]
  private attributes = new Map<string, string | true>()
  private tag = ''
  private name = ''
  private value = ''

  constructor(private readonly text: string) {}

  openTag(start: number, end: number): void {
    this.tag = this.named(start, end)
    this.attributes = new Map()
  }

  attributeName(start: number, end: number): void {
    this.name = this.named(start, end)
    this.value = ''
  }

  attributeText(text: string): void {
    this.value += text
  }

  attributeEnd(quote: QuoteType, at: number): void {
    if (this.attributes.has(this.name)) throw this.wrong(`${this.name} is there twice`, at)
    if (quote === QuoteType.Unquoted) throw this.wrong(`${this.name} has no quotes`, at)
    this.attributes.set(this.name, quote === QuoteType.NoValue ? true : this.value)
  }

  tagEnd(closes: boolean): void {
    const element: Element = { tag: this.tag, attributes: this.attributes, children: [] }
    this.innermost().children.push(element)
    if (!closes) this.open.push(element)
  }

  closeTag(start: number, end: number): void {
    const name = this.named(start, end)
    const closed = this.innermost()
    if (closed === this.top || closed.tag !== name)
      throw this.wrong(`</${name}> closes <${closed.tag}>`, start)
    this.open.pop()
  }

  addText(text: string): void {
    const { children } = this.innermost()
    const last = children[children.length - 1]
    if (typeof last === 'string') children[children.length - 1] = last + text
    else children.push(text)
  }

  end(): void {
    const left = this.innermost()
    if (left !== this.top) throw this.wrong(`<${left.tag}> is not closed`, this.text.length)
  }

  refuse = (start: number): void => {
    throw this.wrong('this is not known in templates', start)
  }

  private innermost(): Element {
    return this.open[this.open.length - 1] ?? this.top
  }

  private named(start: number, end: number): string {
    const name = this.text.slice(start, end)
    if (!NAME.test(name)) throw this.wrong(`${name} is no name`, start)
    return name
  }

  private wrong(what: string, at: number): Error {
    return new Error(`line ${this.text.slice(0, at).split('\n').length}: ${what}`)
  }
}

/** Texts of blanks and line ends between elements say nothing. */
const withoutBlanks = (element: Element): Element => ({
  ...element,
  children: element.children.flatMap((child): (Element | string)[] => {
    if (typeof child !== 'string') return [withoutBlanks(child)]
    return child.trim() === '' ? [] : [child]
  }),
})

/**
 * Reads a template as strictly as the vendor's tools do.
 * @returns what stands in it
 * @throws Error with the line of what is wrong
 */
export const parseMarkup = (text: string): Element['children'] => {
  const builder = new Builder(text)
  const piece = (start: number, end: number): string => text.slice(start, end)
  const tokenizer = new Tokenizer(
    { xmlMode: true, decodeEntities: true },
    {
      onopentagname: (start, end) => builder.openTag(start, end),
      onattribname: (start, end) => builder.attributeName(start, end),
      onattribdata: (start, end) => builder.attributeText(piece(start, end)),
      onattribentity: (code) => builder.attributeText(String.fromCodePoint(code)),
      onattribend: (quote, end) => builder.attributeEnd(quote, end),
      onopentagend: () => builder.tagEnd(false),
      onselfclosingtag: () => builder.tagEnd(true),
      onclosetag: (start, end) => builder.closeTag(start, end),
      ontext: (start, end) => builder.addText(piece(start, end)),
      ontextentity: (code) => builder.addText(String.fromCodePoint(code)),
      oncomment: () => undefined,
      oncdata: builder.refuse,
      ondeclaration: builder.refuse,
      onprocessinginstruction: builder.refuse,
      onend: () => builder.end(),
    },
  )
  tokenizer.write(text)
  tokenizer.end()
  return withoutBlanks(builder.top).children
}
