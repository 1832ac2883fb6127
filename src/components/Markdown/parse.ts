export interface Span {
  readonly text: string
  readonly bold: boolean
}

export type Block =
  | { readonly kind: 'h1' | 'h2' | 'p'; readonly spans: readonly Span[] }
  | { readonly kind: 'item'; readonly mark: string; readonly spans: readonly Span[] }

const spansOf = (text: string): Span[] =>
  text
    .split('**')
    .map((part, index) => ({ text: part, bold: index % 2 === 1 }))
    .filter((span) => span.text !== '')

/** Lines that belong together, joined; a line that starts a heading or an item starts anew. */
const chunksOf = (source: string): string[] => {
  const chunks: string[] = []
  let open = false
  for (const line of source.split(/\r?\n/).map((l) => l.trim())) {
    const starts = /^(#{1,6}\s|[-*]\s|\d+\.\s)/.test(line)
    if (line === '') open = false
    else if (open && !starts) chunks.push(`${chunks.pop() ?? ''} ${line}`)
    else {
      chunks.push(line)
      open = !line.startsWith('#')
    }
  }
  return chunks
}

const blockOf = (chunk: string): Block => {
  const heading = /^(#{1,6})\s+(.*)$/.exec(chunk)
  if (heading) return { kind: heading[1]?.length === 1 ? 'h1' : 'h2', spans: spansOf(heading[2] ?? '') }
  const item = /^([-*]|\d+\.)\s+(.*)$/.exec(chunk)
  if (item)
    return {
      kind: 'item',
      mark: /\d/.test(item[1] ?? '') ? (item[1] ?? '') : '•',
      spans: spansOf(item[2] ?? ''),
    }
  return { kind: 'p', spans: spansOf(chunk) }
}

/** The safe subset of markdown that our content uses; anything else stays text. */
export const parseMarkdown = (source: string): Block[] => chunksOf(source).map(blockOf)
