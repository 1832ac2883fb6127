import { addSecret, ConfigError } from '../../config'
import { publishedKeys, replaceKey } from '../../receipts/keys'
import { signersOf, type Signer } from '../../receipts/seeds'
import { lockStart } from '../../store/migrate'
import { act, type Command, type Operator } from '../command'

/** The newest secret's key, which must not be published yet; in the demo a secret is made when there is none. */
const nextSigner = async ({ db, config, secrets }: Operator): Promise<Signer> => {
  const published = (await publishedKeys(db)).map(({ id }) => id)
  const [newest] = signersOf(secrets.receiptKey)
  if (newest && !published.includes(newest.id)) return newest
  if (config.profile === 'production') {
    throw new ConfigError(
      'receipt-key-rotate: put a new secret before the present one, RECEIPT_KEY=new,old, and restart all servers first',
    )
  }
  const [fresh] = signersOf(addSecret(config.dataDir, 'receiptKey').receiptKey)
  if (!fresh) throw new ConfigError('receipt-key-rotate: no secret could be made')
  return fresh
}

const rotate: Command = {
  args: '',
  help: 'sign receipts of options with the newest key from now on; former keys stay published',
  acts: true,
  run: async (operator) => {
    const signer = await nextSigner(operator)
    const ended = await act(operator, async (t) => {
      await lockStart(t)
      const former = await replaceKey(t, signer, operator.clock.now())
      return { action: { action: 'receipt.key', details: { ended: former, key: signer.id } }, result: former }
    })
    operator.print(`Receipts are signed by key ${signer.id} from now on (before: ${ended ?? 'none'}).`)
    operator.print(`  public key ${signer.publicKey}`)
    return true
  },
}

const list: Command = {
  args: '',
  help: 'published keys of receipts, the present one first',
  run: async ({ db, print }) => {
    const day = (time: number): string => new Date(time).toISOString()
    for (const { id, publicKey, from, until } of await publishedKeys(db)) {
      print(`${id}  ${publicKey}  ${day(from)} to ${until === null ? 'now' : day(until)}`)
    }
    return true
  },
}

export const receiptCommands: Readonly<Record<string, Command>> = {
  'receipt-keys': list,
  'receipt-key-rotate': rotate,
}
