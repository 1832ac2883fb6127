/** A part of a line. `href` is set on links alone, and only to where our content may lead. */
export interface Span {
  readonly text: string
  readonly kind: 'plain' | 'bold' | 'em' | 'code' | 'link'
  readonly href?: string
}

/** `code`, **bold**, *emphasis*, [link](where) and ![picture](where); everything else is text. */
const PARTS = /`([^`]+)`|\*\*([^*]+)\*\*|\*([^*\s](?:[^*]*[^*\s])?)\*|(!?)\[([^\][]*)\]\(([^()\s]*)\)/g

/** Screens of the app, pages by https, and mail addresses: no other scheme, nothing that is relative to where we are. */
const SAFE =
  /^(\/pages\/[\w/]+(\?[\w=&.%-]*)?|https:\/\/[\w.-]+(:\d+)?(\/[^\s"'<>\\]*)?|mailto:[\w.+-]+@[\w.-]+)$/

export const isSafeLink = (href: string): boolean => SAFE.test(href)

const spanOf = ([whole, code, bold, em, bang, label = '', href = '']: RegExpExecArray): Span => {
  if (code !== undefined) return { text: code, kind: 'code' }
  if (bold !== undefined) return { text: bold, kind: 'bold' }
  if (em !== undefined) return { text: em, kind: 'em' }
  // Pictures are not shown: what they stand for is. A link that leads where it must not is its own text.
  if (bang || !isSafeLink(href)) return { text: label, kind: 'plain' }
  return { text: label || whole, kind: 'link', href }
}

export const parseInline = (text: string): Span[] => {
  const spans: Span[] = []
  let end = 0
  for (const match of text.matchAll(PARTS)) {
    if (match.index > end) spans.push({ text: text.slice(end, match.index), kind: 'plain' })
    spans.push(spanOf(match))
    end = match.index + match[0].length
  }
  if (end < text.length) spans.push({ text: text.slice(end), kind: 'plain' })
  return spans.filter((span) => span.text !== '')
}
