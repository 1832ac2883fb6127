import { Text, View } from '@tarojs/components'
import { Tappable } from '@/platform/tap'
import { parseMarkdown, type Block, type Spans } from './parse'
import './markdown.scss'

interface Props {
  readonly source: string
  /** Opens a link of the text; without it links are plain words. */
  readonly onLink?: ((href: string) => void) | undefined
}

/** A text of ours: headings, paragraphs, lists, tables, emphasis, code, links to screens and pages. No HTML, no pictures. */
export const Markdown = ({ source, onLink }: Props) => (
  <View className="markdown">
    {parseMarkdown(source).map((block, index) => (
      <BlockView key={index} block={block} onLink={onLink} />
    ))}
  </View>
)

type LinkProps = Pick<Props, 'onLink'>

const BlockView = ({ block, onLink }: LinkProps & { readonly block: Block }) => {
  switch (block.kind) {
    case 'item':
      return (
        <View className={`markdown__item markdown__item--${block.depth}`}>
          <Text className="markdown__mark">{block.mark}</Text>
          <View className="grow">
            <Line spans={block.spans} onLink={onLink} />
          </View>
        </View>
      )
    case 'table':
      return (
        <View className="markdown__table" ariaRole="table">
          {[block.head, ...block.rows].map((cells, row) => (
            <Row key={row} cells={cells} head={row === 0} onLink={onLink} />
          ))}
        </View>
      )
    case 'code':
      return <View className="markdown__code">{block.text}</View>
    case 'rule':
      return <View className="markdown__rule" />
    default:
      return (
        <View className={`markdown__${block.kind}`}>
          <Line spans={block.spans} onLink={onLink} />
        </View>
      )
  }
}

interface RowProps extends LinkProps {
  readonly cells: readonly Spans[]
  readonly head: boolean
}

const Row = ({ cells, head, onLink }: RowProps) => (
  <View className={`markdown__row${head ? ' markdown__row--head' : ''}`} ariaRole="row">
    {cells.map((spans, at) => (
      <View key={at} className="markdown__cell" ariaRole={head ? 'columnheader' : 'cell'}>
        <Line spans={spans} onLink={onLink} />
      </View>
    ))}
  </View>
)

const Line = ({ spans, onLink }: LinkProps & { readonly spans: Spans }) => (
  <>
    {spans.map(({ kind, text, href }, index) =>
      href && onLink ? (
        <Tappable key={index} role="link" className="markdown__link" onClick={() => onLink(href)}>
          {text}
        </Tappable>
      ) : (
        <Text key={index} className={kind === 'plain' ? '' : `markdown__${kind}`}>
          {text}
        </Text>
      ),
    )}
  </>
)
