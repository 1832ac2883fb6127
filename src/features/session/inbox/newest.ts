import type { ResponseOf } from '@core/contract/schemas'
import type { AccountName } from '../forms/account'

export type InboxCode = ResponseOf<'ext.demoInbox'>[number]

const digits = (text: string): string => text.replace(/\D/g, '')

const isFor = (code: InboxCode, { kind, account }: AccountName): boolean =>
  kind === 'email' ? code.account === account : digits(code.account).endsWith(account)

/** The newest code that still works for this purpose and account; for any account of this browser when it is null. */
export const newestCode = (
  inbox: readonly InboxCode[],
  account: AccountName | null,
  purpose: string,
  now: number,
): InboxCode | null =>
  inbox
    .filter((code) => code.purpose === purpose && code.expiresAt > now)
    .filter((code) => account === null || isFor(code, account))
    .reduce<InboxCode | null>((best, code) => (best && best.sentAt >= code.sentAt ? best : code), null)
