/** PostgreSQL's class for values that cannot be stored as what they are: its messages quote them. */
const BAD_VALUE = /^22/
/** Begins where a word begins: a search from each letter of a long one would take its length squared. */
const MAIL = /(?<![^\s<>@"'(),:;])[^\s<>@"'(),:;]+@[^\s<>@"'(),:;]+/g

const fieldOf = (error: Error, name: string): unknown => (error as unknown as Record<string, unknown>)[name]

const plain = (text: string): string => text.replace(MAIL, '[address]')

/**
 * An error as the log has it: what it is and where, and what was at fault behind it. Databases and mail servers put
 * values and addresses into theirs (`detail`, `where`, `envelope`, `response`): none of that is taken over.
 */
export const logError = (error: unknown): unknown => {
  if (!(error instanceof Error)) return typeof error
  const code = fieldOf(error, 'code')
  const quotes = typeof code === 'string' && BAD_VALUE.test(code) && fieldOf(error, 'severity') !== undefined
  const message = quotes ? 'a value that the database does not take' : plain(error.message)
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line))
  return {
    type: error.name,
    message,
    stack: frames.join('\n'),
    ...(typeof code === 'string' ? { code } : {}),
    ...(error.cause === undefined ? {} : { cause: logError(error.cause) }),
  }
}
