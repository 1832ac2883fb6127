import { Type } from 'typebox'
import { ENQUIRY_LENGTHS, SEARCH_LENGTH, SUPPORT_TEXT_LENGTH } from '../../domain/content'
import { Empty, Id, Nullable, Page, PageNum, PageSize, Text, Time } from './common'

const Content = Type.Object({
  id: Id,
  kind: Type.String(),
  category: Type.String({ description: 'part of the help centre; empty elsewhere' }),
  title: Type.String(),
  summary: Type.String(),
  link: Nullable(
    Type.String({
      description: 'a page of the app; of a video its file; of an office geo:latitude,longitude',
    }),
  ),
  version: Type.String(),
  publishedAt: Time,
})

/** Longer than the rules allow, so that the rules can say what is wrong. */
const Long = (max: number) => Text(max * 4)

const SupportMessage = Type.Object({
  id: Id,
  author: Type.Unsafe<'user' | 'support'>({ type: 'string', enum: ['user', 'support'] }),
  text: Type.String(),
  time: Time,
  unread: Type.Boolean({ description: 'of customer service, and not seen by the user before' }),
})

export const content = {
  'search.indexSlides': {
    request: Empty,
    response: Type.Array(
      Type.Object({
        id: Id,
        path: Type.String(),
        title: Type.String(),
        text: Type.String(),
        link: Nullable(Type.String()),
      }),
    ),
  },
  'search.getContent': {
    request: Type.Object({
      kind: Text(16),
      q: Type.Optional(Text(SEARCH_LENGTH)),
      pageNum: PageNum,
      pageSize: PageSize,
    }),
    response: Page(Content),
  },
  'search.getContentInfo': {
    request: Type.Object({ id: Id }),
    response: Type.Object({
      ...Content.properties,
      body: Type.String({ description: 'markdown; of a video WebVTT' }),
    }),
  },
  'search.appVersion': {
    request: Empty,
    response: Type.Object({
      version: Type.String({ description: 'newest version of the app' }),
      forced: Type.Boolean({ description: 'whether the newest one must be installed' }),
      minimum: Nullable(Type.String({ description: 'older ones must not be used any more' })),
      notes: Type.String({ description: 'what is new, markdown' }),
      releasedAt: Nullable(Time),
    }),
  },
  'ext.supportMessages': {
    request: Type.Object({
      text: Type.Optional(Long(SUPPORT_TEXT_LENGTH)),
      key: Type.Optional(Id),
      seen: Type.Optional(Type.Boolean()),
      before: Type.Optional(Id),
    }),
    response: Type.Object({
      open: Type.Boolean({ description: 'messages can be sent' }),
      list: Type.Array(SupportMessage),
      more: Type.Boolean({ description: 'there are older ones' }),
      unread: Type.Integer(),
    }),
  },
  'ext.enquiry': {
    request: Type.Object({
      key: Id,
      name: Long(ENQUIRY_LENGTHS.name),
      company: Long(ENQUIRY_LENGTHS.company),
      contact: Long(ENQUIRY_LENGTHS.contact),
      message: Long(ENQUIRY_LENGTHS.message),
    }),
    response: Empty,
  },
} as const
