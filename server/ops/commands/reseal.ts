import { keepPresentDataKey } from '../../fence'
import { resealAll } from '../../services/reseal'
import { presentKey } from '../../services/seal'
import { act, type Command } from '../command'

const reseal: Command = {
  args: '',
  help: 'encrypt anew, with the first DATA_KEY, what older ones encrypted; then they can be dropped',
  acts: true,
  run: async (operator) => {
    const { secrets, print } = operator
    await act(operator, () =>
      Promise.resolve({
        action: { action: 'data.reseal', details: { key: presentKey(secrets) } },
        result: null,
      }),
    )
    const counts = Object.entries(await resealAll(operator)).filter(([, count]) => count > 0)
    for (const [table, count] of counts) print(`${table}: ${count}`)
    await keepPresentDataKey(operator)
    print('Everything is encrypted with the first key.')
    return true
  },
}

export const resealCommands: Readonly<Record<string, Command>> = { reseal }
