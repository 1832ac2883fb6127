import type { Command } from '../command'
import { actionCommands } from './actions'
import { bookCommands } from './books'
import { contentCommands } from './content'
import { contractCommands } from './contracts'
import { depositCommands } from './deposits'
import { identityCommands } from './identities'
import { liabilitiesCommands } from './liabilities'
import { partnerCommands } from './partners'
import { receiptCommands } from './receipts'
import { resealCommands } from './reseal'
import { secretCommands } from './secrets'
import { supportCommands } from './support'
import { swapCommands } from './swap'
import { teamCommands } from './team'
import { tokenCommands } from './token'
import { userCommands } from './users'
import { versionCommands } from './versions'
import { withdrawalCommands } from './withdrawals'

/** Every command of the operator; an area lists its own in its file and joins in here. */
export const commands: Readonly<Record<string, Command>> = {
  ...bookCommands,
  ...contractCommands,
  ...depositCommands,
  ...liabilitiesCommands,
  ...receiptCommands,
  ...swapCommands,
  ...teamCommands,
  ...tokenCommands,
  ...partnerCommands,
  ...userCommands,
  ...identityCommands,
  ...withdrawalCommands,
  ...contentCommands,
  ...versionCommands,
  ...supportCommands,
  ...resealCommands,
  ...secretCommands,
  ...actionCommands,
}

const line = ([name, { args, help, acts }]: [string, Command]): string =>
  `  ${`${name} ${args}`.trim()}\n      ${help}${acts ? ' (needs --why)' : ''}`

export const usage = (): string =>
  [
    'usage: npm run ops -- <command> [arguments] [--why "reason"] [--by name]',
    ...Object.entries(commands).map(line),
  ].join('\n')
