/** Colours for drawing on a canvas, which knows no CSS variables: the values of tokens.scss. */
const GREEN = '#2FC797'
const RED = '#FF6E75'

export const lineColour = (rising: boolean, swapped: boolean): string => (rising !== swapped ? GREEN : RED)
export const NEUTRAL = '#AEB7B2'
