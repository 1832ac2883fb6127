import { acceptSecrets } from '../../fence'
import { act, type Command } from '../command'

const accept: Command = {
  args: '',
  help: 'make the present secrets and deposit keys those of this database; what needs the former ones is lost (docs/deploy.md)',
  acts: true,
  run: async (operator) => {
    const names = await act(operator, async (t) => {
      const result = await acceptSecrets(t, operator)
      return { action: { action: 'secrets.accept', details: { replaced: result } }, result }
    })
    operator.print(
      names.length > 0
        ? `This database belongs to the present secrets from now on; replaced: ${names.join(', ')}.`
        : 'These are the secrets of this database already.',
    )
    return true
  },
}

export const secretCommands: Readonly<Record<string, Command>> = { 'secrets-accept': accept }
