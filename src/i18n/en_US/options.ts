export const options = {}
