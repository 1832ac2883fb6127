export const kline = {}
