/** How many units of a pair's price scale one row of the book may span. */
export const GROUPS = [1, 10, 100] as const
export type Group = (typeof GROUPS)[number]

/** Decimals that amounts of the market may be shown with. */
export const AMOUNT_DECIMALS = [2, 3, 4, 5, 6] as const
export type AmountDecimals = (typeof AMOUNT_DECIMALS)[number]
