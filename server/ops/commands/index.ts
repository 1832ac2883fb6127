import type { Command } from '../command'
import { actionCommands } from './actions'
import { bookCommands } from './books'
import { contentCommands } from './content'
import { contractCommands } from './contracts'
import { depositCommands } from './deposits'
import { liabilitiesCommands } from './liabilities'
import { partnerCommands } from './partners'
import { receiptCommands } from './receipts'
import { swapCommands } from './swap'
import { tokenCommands } from './token'
import { userCommands } from './users'
import { withdrawalCommands } from './withdrawals'

/** Every command of the operator; an area lists its own in its file and joins in here. */
export const commands: Readonly<Record<string, Command>> = {
  ...bookCommands,
  ...contractCommands,
  ...depositCommands,
  ...liabilitiesCommands,
  ...receiptCommands,
  ...swapCommands,
  ...tokenCommands,
  ...partnerCommands,
  ...userCommands,
  ...withdrawalCommands,
  ...contentCommands,
  ...actionCommands,
}

const line = ([name, { args, help, acts }]: [string, Command]): string =>
  `  ${`${name} ${args}`.trim()}\n      ${help}${acts ? ' (needs --why)' : ''}`

export const usage = (): string =>
  [
    'usage: npm run ops -- <command> [arguments] [--why "reason"] [--by name]',
    ...Object.entries(commands).map(line),
  ].join('\n')
