import { formatAmount, money, round } from '@core/money'

const SCALE = 4

/** `0.004` -> `0.4%`: a share of the server as a percentage, with the digits it has (4 at most, cut). */
export const shareText = (share: string): string => {
  const percent = round(money(share).times('100'), SCALE, 'down')
  return `${formatAmount(percent, SCALE).replace(/\.?0+$/, '')}%`
}
