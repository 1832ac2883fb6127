/** Beginnings that a spreadsheet takes for a formula, full-width ones too. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/
const SPECIAL = /[",\r\n]/

/** Tells spreadsheets that the text is UTF-8. */
export const BOM = '\uFEFF'

const quoted = (text: string): string => (SPECIAL.test(text) ? `"${text.replace(/"/g, '""')}"` : text)

/** A text as a cell: quoted as RFC 4180 says; an apostrophe keeps a spreadsheet from calculating with it. */
export const textCell = (text: string): string => quoted(FORMULA.test(text) ? `'${text}` : text)

/** Cells as a line. Numbers are cells as they are, so that a negative one stays a number. */
export const csvLine = (cells: readonly string[]): string => `${cells.join(',')}\r\n`
