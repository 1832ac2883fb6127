export const assets = {}
