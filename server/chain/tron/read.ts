import { Value } from 'typebox/value'
import type { CurrencyId } from '@core/domain'
import { tokenTransfer } from '../erc20'
import { NodeError } from '../nodeError'
import type { ChainTransfer } from '../types'
import { amountOf } from '../units'
import { PREFIX, written } from './address'
import { TransferValue, type Result, type Transaction } from './shapes'

const TRX: CurrencyId = 2
const SUN_DECIMALS = 6
const SUCCESS = 'SUCCESS'

/** A token contract that counts as a currency. */
export interface Token {
  /** 40 hexadecimal digits. */
  contract: string
  currencyId: CurrencyId
  decimals: number
}

/** Both the transaction and its result must say so: a failed call may have logs. */
export const succeeded = ({ ret }: Transaction, { result, receipt }: Result): boolean =>
  ret?.[0]?.contractRet === SUCCESS &&
  result !== 'FAILED' &&
  (receipt?.result === undefined || receipt.result === SUCCESS)

/** JSON numbers are exact up to 2^53 sun, some 9 billion TRX: beyond, the node's answer has lost digits. */
const sunOf = (amount: number): bigint => {
  if (!Number.isSafeInteger(amount) || amount < 0)
    throw new NodeError('tron', 'gave an amount that is not exact')
  return BigInt(amount)
}

type Wanted = (address: string) => boolean

/** TRX that the transaction itself moves. */
const native = ({ txID, raw_data: { contract } }: Transaction, wanted: Wanted): ChainTransfer[] => {
  const [{ type, parameter } = { type: '', parameter: { value: null } }] = contract
  if (type !== 'TransferContract') return []
  if (!Value.Check(TransferValue, parameter.value)) throw new NodeError('tron', 'gave an unreadable transfer')
  const { to_address: to, owner_address: owner, amount } = parameter.value
  const address = written(to)
  if (!wanted(address)) return []
  const sent = amountOf(sunOf(amount), SUN_DECIMALS, TRX)
  return [{ txId: txID, index: 0, currencyId: TRX, address, from: written(owner), amount: sent }]
}

/** What token contracts logged. */
const tokens = ({ id, log = [] }: Result, known: readonly Token[], wanted: Wanted): ChainTransfer[] =>
  log.flatMap(({ address: contract, topics = [], data = '' }, position): ChainTransfer[] => {
    const token = known.find((candidate) => candidate.contract === contract)
    const moved = token && tokenTransfer({ topics, data })
    if (!token || !moved) return []
    const { currencyId, decimals } = token
    const address = written(PREFIX + moved.to)
    if (!wanted(address)) return []
    const amount = amountOf(moved.units, decimals, currencyId)
    return [
      { txId: id, index: position + 1, currencyId, address, from: written(PREFIX + moved.from), amount },
    ]
  })

/**
 * What a successful transaction brought to wanted addresses: TRX by its own transfer, tokens by its logs. What a
 * contract passed on in TRX leaves no trace here. Positions: 0 is the transfer, then the logs from 1.
 */
export const transfersOf = (
  transaction: Transaction,
  result: Result,
  { known, wanted }: { known: readonly Token[]; wanted: Wanted },
): ChainTransfer[] =>
  succeeded(transaction, result)
    ? [...native(transaction, wanted), ...tokens(result, known, wanted)].filter(
        ({ amount }) => amount !== '0',
      )
    : []
