import {
  checkEmail,
  checkPhone,
  normaliseEmail,
  normalisePhone,
  regionByCode,
  type Lang,
  type Problem,
  type RegionCode,
} from '@core/domain'

export type AccountKind = 'email' | 'phone'

/** Both ways to name an account are kept, so that changing the tab loses nothing. */
export interface AccountState {
  readonly kind: AccountKind
  readonly email: string
  readonly phone: string
  readonly region: RegionCode
}

/** The account as calls take it. */
export interface AccountName {
  readonly kind: AccountKind
  readonly account: string
  readonly region?: RegionCode
}

const HOME_REGION: Readonly<Record<Lang, RegionCode>> = { en_US: 'US', zh_CN: 'CN', ja_JP: 'JP' }

export const emptyAccount = (lang: Lang): AccountState => ({
  kind: 'email',
  email: '',
  phone: '',
  region: HOME_REGION[lang],
})

export const checkAccount = ({ kind, email, phone, region }: AccountState): Problem =>
  kind === 'email' ? checkEmail(email) : checkPhone(phone, regionByCode(region))

export const accountName = ({ kind, email, phone, region }: AccountState): AccountName =>
  kind === 'email'
    ? { kind, account: normaliseEmail(email) }
    : { kind, account: normalisePhone(phone), region }

/** The account as its owner writes it: a phone number with its country's dial code. */
export const shownAccount = ({ account, region }: AccountName): string => {
  const dial = region && regionByCode(region)?.dial
  return dial ? `+${dial} ${account}` : account
}
