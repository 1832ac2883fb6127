import { Text, View } from '@tarojs/components'
import { parseMarkdown, type Block, type Span } from './parse'
import './markdown.scss'

/** Headings, paragraphs, lists and bold text of our own content. No HTML, no links out, no pictures. */
export const Markdown = ({ source }: { readonly source: string }) => (
  <View className="markdown">
    {parseMarkdown(source).map((block, index) => (
      <BlockView key={index} block={block} />
    ))}
  </View>
)

const BlockView = ({ block }: { readonly block: Block }) =>
  block.kind === 'item' ? (
    <View className="markdown__item">
      <Text className="markdown__mark">{block.mark}</Text>
      <View className="grow">
        <Spans spans={block.spans} />
      </View>
    </View>
  ) : (
    <View className={`markdown__${block.kind}`}>
      <Spans spans={block.spans} />
    </View>
  )

const Spans = ({ spans }: { readonly spans: readonly Span[] }) => (
  <>
    {spans.map((span, index) => (
      <Text key={index} className={span.bold ? 'markdown__bold' : ''}>
        {span.text}
      </Text>
    ))}
  </>
)
