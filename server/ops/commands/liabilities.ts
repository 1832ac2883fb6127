import { resolve } from 'node:path'
import { CURRENCIES } from '@core/domain'
import { LiabilitiesError, type LiabilitiesFault, type LiabilitiesRoot } from '@core/domain/liabilities'
import { ConfigError } from '../../config'
import { errorCode } from '../../errorCode'
import { AppError } from '../../http/errors'
import { exportTree, verifyTree } from '../../liabilities/file'
import { publish, takeTurn } from '../../liabilities/publish'
import { latestRoot, rootAt } from '../../liabilities/roots'
import { act, type Command, type Operator } from '../command'

const describe = ({ print }: Operator, { sequence, time, accounts, totals, root }: LiabilitiesRoot): void => {
  print(`Snapshot ${sequence} of ${new Date(time).toISOString()}: ${accounts} accounts.`)
  CURRENCIES.forEach(({ code }, i) => print(`  ${code.padEnd(5)} ${totals[i]}`))
  print(`  root  ${root}`)
}

const fileOf = (command: string, [path = '', ...rest]: readonly string[]): string => {
  if (!path || rest.length > 0) throw new ConfigError(`${command} needs one file name`)
  return resolve(path)
}

/** A file that cannot be opened is the operator's to mend: one line. */
const explain = (error: unknown): never => {
  throw errorCode(error).startsWith('E') && error instanceof Error ? new ConfigError(error.message) : error
}

const publishNow: Command = {
  args: '',
  help: 'publish the balances of all users now: proof of liabilities',
  acts: true,
  run: async (operator) => {
    const published = await act(operator, async (t) => {
      if (!(await takeTurn(t))) throw new AppError('LIABILITIES_BUSY')
      const result = await publish(t, operator.clock)
      const { sequence, root, accounts } = result
      return { action: { action: 'liabilities.publish', details: { sequence, root, accounts } }, result }
    })
    describe(operator, published)
    return true
  },
}

const exportLatest: Command = {
  args: '<file>',
  help: 'write the latest published tree, without names, to a file that anyone can check',
  run: async (operator, args) => {
    const path = fileOf('liabilities-export', args)
    const published = await latestRoot(operator.db)
    if (!published) throw new AppError('LIABILITIES_NONE')
    await exportTree(operator.db, published, path).catch(explain)
    operator.print(`Wrote snapshot ${published.sequence} with ${published.leaves} leaves to ${path}.`)
    return true
  },
}

const FAULTS: Partial<Record<LiabilitiesFault, string>> = {
  malformed: 'it is not written as agreed, or leaves are missing',
  negative: 'it holds a negative amount',
  overflow: 'a sum has too many digits',
  totals: 'its leaves do not add up to its totals',
  top: 'its leaves do not lead to its top hash',
  root: 'its root does not follow from its first line',
}

/** What is wrong with the file, or null. */
const faultOf = async (operator: Operator, path: string): Promise<string | null> => {
  try {
    const found = await verifyTree(path)
    describe(operator, found)
    const published = await rootAt(operator.db, found.sequence)
    return published?.root === found.root ? null : 'its root is not the one that was published'
  } catch (error) {
    if (error instanceof LiabilitiesError) return FAULTS[error.fault] ?? error.message
    if (error instanceof SyntaxError) return 'a line cannot be read'
    return explain(error)
  }
}

const verify: Command = {
  args: '<file>',
  help: 'recompute an exported tree and compare it with the published root',
  run: async (operator, args) => {
    const fault = await faultOf(operator, fileOf('liabilities-verify', args))
    operator.print(fault ? `The file is NOT right: ${fault}.` : 'The file is right.')
    return fault === null
  },
}

export const liabilitiesCommands: Readonly<Record<string, Command>> = {
  'liabilities-publish': publishNow,
  'liabilities-export': exportLatest,
  'liabilities-verify': verify,
}
