/**
 * Characters that nobody sees and that change how the text around them reads: control characters, line ends, marks that
 * turn the direction around. Joiners are none of them: emoji and several scripts need those.
 */
const MISLEADING = '\\u0000-\\u001f\\u007f-\\u009f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069\\ufeff'
const ANY = new RegExp(`[${MISLEADING}]`)
const RUN = new RegExp(`[${MISLEADING}]+`, 'g')

/** One line of text that is what it looks like, in any script. */
export const isPlainText = (text: string): boolean => !ANY.test(text)

/** A text on one line with a space in place of all that misleads. */
export const toPlainText = (text: string): string => text.replace(RUN, ' ')
