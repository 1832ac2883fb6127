import { fundTypeById, currencyById, type AccountTypeId, type Lang } from '@core/domain'
import { fill } from '@core/contract/fill'
import { fundTexts } from '@core/contract/texts/funds'
import type { Queries } from '../store/db'
import { accountName } from './accountNames'
import { BOM, csvLine, textCell } from './csv'
import { fundPage, type FundEntry, type FundFilter } from './fundsHistory'

/** Entries of a file at most. */
export const EXPORT_LIMIT = 100_000
/** Entries read at a time: memory holds one part, however long the file gets. */
const PART = 1_000

type Heads = readonly [string, string, string, string, string, string, string, string, string]

const HEADS: Readonly<Record<Lang, Heads>> = {
  en_US: [
    'Time (UTC)',
    'Type',
    'Account',
    'Currency',
    'Amount',
    'Balance after',
    'Reference type',
    'Reference',
    'Entry id',
  ],
  zh_CN: ['时间 (UTC)', '类型', '账户', '币种', '数量', '变动后余额', '关联业务', '关联编号', '流水号'],
  ja_JP: ['日時 (UTC)', '種類', '口座', '通貨', '数量', '変動後残高', '関連取引', '関連番号', '明細番号'],
}

const CUT: Readonly<Record<Lang, string>> = {
  en_US: 'This file ends after the newest {count} entries. Choose dates to get older ones.',
  zh_CN: '本文件仅包含最近 {count} 条记录。如需更早的记录，请选择日期后重新导出。',
  ja_JP:
    'このファイルには最新の {count} 件のみが含まれます。それ以前の明細は期間を指定して出力してください。',
}

const typeName = (lang: Lang, id: number): string => {
  const type = fundTypeById(id)
  return type ? fundTexts[lang][`fund_${type.code}`] : String(id)
}

const lineOf = (lang: Lang, entry: FundEntry): string =>
  csvLine([
    new Date(entry.time).toISOString(),
    textCell(typeName(lang, entry.type)),
    textCell(accountName(lang, entry.accountType as AccountTypeId)),
    textCell(currencyById(entry.currencyId)?.code ?? ''),
    entry.amount,
    entry.balanceAfter,
    textCell(entry.refType ?? ''),
    textCell(entry.refId ?? ''),
    textCell(entry.id),
  ])

/**
 * A user's fund entries as CSV (RFC 4180, UTF-8 with BOM), newest first, part by part as they are taken. After `limit`
 * entries a last line says that older ones exist.
 */
export async function* fundsCsv(
  db: Queries,
  userId: string,
  filter: FundFilter,
  lang: Lang,
  limit = EXPORT_LIMIT,
): AsyncGenerator<string> {
  yield BOM + csvLine(HEADS[lang].map(textCell))
  let left = limit
  let before: string | undefined
  do {
    const { list, next } = await fundPage(db, userId, filter, { limit: Math.min(PART, left), before })
    yield list.map((entry) => lineOf(lang, entry)).join('')
    left -= list.length
    before = next ?? undefined
  } while (before !== undefined && left > 0)
  const note = fill(CUT[lang], { count: String(limit) })
  if (before !== undefined) yield csvLine([textCell(note), ...HEADS[lang].slice(1).map(() => '')])
}
