import { commands } from '../server/ops/commands'
import type { Command } from '../server/ops/command'

const cell = (text: string): string => text.replace(/\|/g, '\\|')

const row = ([name, { args, help, acts }]: [string, Command]): string =>
  `| \`${cell(`${name} ${args}`.trim())}\` | ${cell(help)} | ${acts ? 'yes' : ''} |`

/** docs/operator.md: the table is made from the commands themselves, so that none is missing. */
export const operatorPage = (): string =>
  [
    '# Operator commands',
    '',
    'Generated from `server/ops/commands` by `npm run docs`.',
    '',
    '```sh',
    'npm run ops -- <command> [arguments] [--why "reason"] [--by name]',
    '```',
    '',
    'A command reads the same settings as the server (`DATABASE_URL`, `DATA_DIR`) and may run beside it, or alone: then it starts the',
    'embedded database and ends it again. Without a command it lists all of them.',
    '',
    '- A command that changes something needs `--why`. Reason, who (`--by`, else the name of the system user), what exactly and when are',
    '  written to the table `operator_actions` in the same transaction as the deed: there is no deed without its line, and no line without its deed.',
    '  `actions` lists the latest.',
    '- A running server tells the screens of the user whom it concerns, within about a second.',
    '- The exit code is 0 when it was done and all is in order; 1 when it was refused (one line says why) or what it looked at is not in order.',
    '',
    '| command | does | changes something |',
    '|---|---|---|',
    ...Object.entries(commands).map(row),
    '',
  ].join('\n')
