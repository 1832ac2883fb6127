/** The 18 countries and regions of registration, with dial codes. `digits` is the length range of a national number. */
export const REGIONS = [
  { code: 'US', dial: '1', digits: [10, 10] },
  { code: 'CN', dial: '86', digits: [11, 11] },
  { code: 'JP', dial: '81', digits: [9, 10] },
  { code: 'HK', dial: '852', digits: [8, 8] },
  { code: 'TW', dial: '886', digits: [9, 9] },
  { code: 'MO', dial: '853', digits: [8, 8] },
  { code: 'SG', dial: '65', digits: [8, 8] },
  { code: 'MY', dial: '60', digits: [9, 10] },
  { code: 'TH', dial: '66', digits: [9, 9] },
  { code: 'VN', dial: '84', digits: [9, 10] },
  { code: 'PH', dial: '63', digits: [10, 10] },
  { code: 'ID', dial: '62', digits: [9, 12] },
  { code: 'IN', dial: '91', digits: [10, 10] },
  { code: 'KR', dial: '82', digits: [9, 10] },
  { code: 'AU', dial: '61', digits: [9, 9] },
  { code: 'GB', dial: '44', digits: [10, 10] },
  { code: 'CA', dial: '1', digits: [10, 10] },
  { code: 'DE', dial: '49', digits: [10, 11] },
] as const satisfies readonly { code: string; dial: string; digits: readonly [number, number] }[]

export type Region = (typeof REGIONS)[number]
export type RegionCode = Region['code']

export const regionByCode = (code: string): Region | undefined => REGIONS.find((r) => r.code === code)
