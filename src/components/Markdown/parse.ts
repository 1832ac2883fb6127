import { parseInline, type Span } from './inline'

export type { Span } from './inline'

export type Spans = readonly Span[]
export type Block =
  | { readonly kind: 'h1' | 'h2' | 'h3' | 'p' | 'quote'; readonly spans: Spans }
  | { readonly kind: 'item'; readonly mark: string; readonly depth: number; readonly spans: Spans }
  | { readonly kind: 'table'; readonly head: readonly Spans[]; readonly rows: readonly (readonly Spans[])[] }
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'rule' }

/** Lines of one block, and what they are. */
interface Chunk {
  readonly kind: 'text' | 'item' | 'quote' | 'heading' | 'table' | 'code' | 'rule'
  readonly lines: string[]
}

const HEADING = /^(#{1,6})\s+(.*?)\s*#*$/
const ITEM = /^(\s*)([-*+]|\d{1,9}[.)])\s+(.*)$/
const FENCE = /^```/
const RULE = /^\s*(-{3,}|\*{3,}|_{3,})\s*$/
const DIVIDER = /^\|?(\s*:?-+:?\s*\|)+\s*:?-*:?\s*\|?$/

const kindOf = (line: string): Chunk['kind'] => {
  if (FENCE.test(line)) return 'code'
  if (RULE.test(line)) return 'rule'
  if (HEADING.test(line)) return 'heading'
  if (ITEM.test(line)) return 'item'
  if (line.startsWith('>')) return 'quote'
  return line.startsWith('|') ? 'table' : 'text'
}

/** Kinds whose next line of the same kind belongs to them. */
const JOINED: readonly Chunk['kind'][] = ['text', 'quote', 'table']

/** Lines that belong together: a plain line goes on with the text or item before it, an empty one ends it. */
const chunksOf = (source: string): Chunk[] => {
  const chunks: Chunk[] = []
  let open: Chunk | null = null
  for (const line of source.split(/\r?\n/)) {
    const kind = kindOf(line)
    if (open?.kind === 'code') {
      if (kind === 'code') open = null
      else open.lines.push(line)
    } else if (line.trim() === '') open = null
    else if (open && (kind === open.kind ? JOINED.includes(kind) : kind === 'text' && open.kind === 'item'))
      open.lines.push(line)
    else {
      open = { kind, lines: kind === 'code' ? [] : [line] }
      chunks.push(open)
      if (kind === 'heading' || kind === 'rule') open = null
    }
  }
  return chunks
}

const joined = (lines: readonly string[]): Spans => parseInline(lines.map((line) => line.trim()).join(' '))

const cellsOf = (line: string): Spans[] =>
  line
    .trim()
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => parseInline(cell.trim()))

/** Lines with bars are a table when the second one divides its head from its rows; else they are text. */
const tableOf = (lines: readonly string[]): Block => {
  const [head = '', divider = '', ...rows] = lines
  if (!DIVIDER.test(divider.trim())) return { kind: 'p', spans: joined(lines) }
  const names = cellsOf(head)
  return {
    kind: 'table',
    head: names,
    rows: rows.map((line) => {
      const cells = cellsOf(line)
      return names.map((_, at) => cells[at] ?? [])
    }),
  }
}

const headingOf = (line: string): Block => {
  const [, marks = '', text = ''] = HEADING.exec(line) ?? []
  const kind = (['h1', 'h2'] as const)[marks.length - 1] ?? 'h3'
  return { kind, spans: parseInline(text) }
}

const itemOf = ([line = '', ...more]: readonly string[]): Block => {
  const [, indent = '', mark = '', text = ''] = ITEM.exec(line) ?? []
  const depth = Math.min(2, Math.floor(indent.length / 2))
  return { kind: 'item', mark: /\d/.test(mark) ? mark : '•', depth, spans: joined([text, ...more]) }
}

const blockOf = ({ kind, lines }: Chunk): Block => {
  switch (kind) {
    case 'code':
      return { kind, text: lines.join('\n') }
    case 'rule':
      return { kind }
    case 'heading':
      return headingOf(lines[0] ?? '')
    case 'item':
      return itemOf(lines)
    case 'table':
      return tableOf(lines)
    case 'quote':
      return { kind, spans: joined(lines.map((line) => line.replace(/^>\s?/, ''))) }
    case 'text':
      return { kind: 'p', spans: joined(lines) }
  }
}

/** The safe subset of markdown that our content uses; anything else stays text. */
export const parseMarkdown = (source: string): Block[] => chunksOf(source).map(blockOf)
