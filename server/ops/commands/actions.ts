import type { Command } from '../command'

const LATEST = `
select created_at, actor, action, details, reason from operator_actions order by seq desc limit 50`

interface Row {
  created_at: string
  actor: string
  action: string
  details: string
  reason: string
}

const list: Command = {
  args: '',
  help: 'what operators did last, newest first',
  run: async ({ db, print }) => {
    const rows = await db.query<Row>('operator.latest', LATEST)
    for (const { created_at: time, actor, action, details, reason } of rows) {
      print(`${new Date(Number(time)).toISOString()}  ${actor}  ${action}  ${details}  (${reason})`)
    }
    if (rows.length === 0) print('Nothing yet.')
    return true
  },
}

export const actionCommands: Readonly<Record<string, Command>> = { actions: list }
