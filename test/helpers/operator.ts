import { commands } from '@server/ops/commands'
import type { Operator } from '@server/ops/command'
import type { Context } from '@server/context'

/** What a command needs of a server. */
type Desk = Pick<Context, 'db' | 'ledger' | 'clock' | 'config' | 'secrets'>

export interface TestOperator {
  /** Runs a command as `anna`, because `test`. @returns what it printed */
  run: (name: string, ...args: string[]) => Promise<string[]>
  /** What the operators' book holds, oldest first. */
  actions: () => Promise<
    { actor: string; reason: string; action: string; details: unknown; user_id: string | null }[]
  >
}

/** The operator's command line on a test's database, without a process of its own. */
export const operatorOn = (ctx: Desk): TestOperator => ({
  run: async (name, ...args) => {
    const lines: string[] = []
    const { db, ledger, clock, config, secrets } = ctx
    const mandate = { actor: 'anna', reason: 'test' }
    const operator: Operator = {
      db,
      ledger,
      clock,
      config,
      secrets,
      mandate,
      print: (line) => lines.push(line),
    }
    const command = commands[name]
    if (!command) throw new Error(`no command ${name}`)
    await command.run(operator, args)
    return lines
  },
  actions: async () => {
    const rows = await ctx.db.kysely
      .selectFrom('operator_actions')
      .select(['actor', 'reason', 'action', 'details', 'user_id'])
      .orderBy('id')
      .execute()
    return rows.map((row) => ({ ...row, details: JSON.parse(row.details) as unknown }))
  },
})
