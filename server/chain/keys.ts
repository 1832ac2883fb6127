import { randomBytes } from 'node:crypto'
import { HDKey } from '@scure/bip32'
import type { NetworkId } from '@core/domain'
import type { Database } from '../store/db'

/** The account of a wallet whose extended public key is ours: BIP-84 for Bitcoin, BIP-44 for the others. */
export const ACCOUNT_PATH: Readonly<Record<NetworkId, string>> = {
  bitcoin: "m/84'/0'/0'",
  ethereum: "m/44'/60'/0'",
  tron: "m/44'/195'/0'",
}

/** An extended public key whose private one nobody has: its seed is forgotten at once. */
export const demoKey = (network: NetworkId): string => {
  const account = HDKey.fromMasterSeed(randomBytes(64)).derive(ACCOUNT_PATH[network])
  return account.publicExtendedKey
}

const OPEN = 'insert into deposit_keys (network, xpub) values ($1, $2) on conflict (network) do nothing'
const SET = 'update deposit_keys set xpub = $2 where network = $1 and xpub <> $2'

/** Makes a key for a network of the demo; the one that is there stays. */
export const openDemoKey = async (db: Database, network: NetworkId): Promise<void> => {
  await db.query('keys.open', OPEN, [network, demoKey(network)])
}

/** The operator's key of a network. After a change old addresses stay in use; new ones come from the new key. */
export const openKey = async (db: Database, network: NetworkId, xpub: string): Promise<void> => {
  await db.query('keys.open', OPEN, [network, xpub])
  await db.query('keys.set', SET, [network, xpub])
}
