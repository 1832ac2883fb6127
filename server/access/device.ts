/** A device as people name it; empty when the browser does not tell. Names are proper nouns, alike in every language. */
export interface Device {
  readonly device: string
  readonly browser: string
}

type Signs = readonly (readonly [RegExp, string])[]

const DEVICES: Signs = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/HarmonyOS/, 'HarmonyOS'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/CrOS/, 'ChromeOS'],
  [/Macintosh|Mac OS X/, 'Mac'],
  [/Linux/, 'Linux'],
]

/** The hosts of mini-programs and the browsers built on others come before those that they are built on. */
const BROWSERS: Signs = [
  [/MicroMessenger/, 'WeChat'],
  [/AlipayClient/, 'Alipay'],
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser/, 'Samsung Internet'],
  [/Firefox|FxiOS/, 'Firefox'],
  [/Chrome|CriOS/, 'Chrome'],
  [/Safari/, 'Safari'],
]

const firstOf = (signs: Signs, text: string): string => signs.find(([sign]) => sign.test(text))?.[1] ?? ''

/** Reads a `User-Agent` header. */
export const deviceOf = (userAgent: string): Device => ({
  device: firstOf(DEVICES, userAgent),
  browser: firstOf(BROWSERS, userAgent),
})
