import { NodeError } from '@server/chain/nodeError'
import type { ChainWatcher, Watched } from '@server/chain/types'
import type { Fault, StubNode } from '../../helpers/stubNode'

/** Ways in which any HTTP interface fails. */
export const FAULTS: readonly [string, Fault][] = [
  ['status 500', { status: 500, body: 'Internal Server Error' }],
  ['status 429', { status: 429, body: { error: 'slow down' } }],
  ['a redirect', { status: 302, body: '' }],
  ['a connection that breaks', 'cut'],
  ['no answer in time', 'silent'],
  ['a page instead of JSON', { body: '<html>maintenance</html>' }],
  ['broken JSON', { body: '{"blockID":"00' }],
  ['an empty answer', { body: '' }],
  ['another shape', { body: { hello: ['world'] } }],
  ['null', { body: 'null' }],
]

export interface FaultCheck {
  stub: StubNode
  watcher: ChainWatcher
  height: number
  txId: string
  watched: Watched
  /** Must be in no message. */
  secret: string
}

/** Every call fails with an Error that tells no secret; afterwards all is as before. */
export const checkFault = async (fault: Fault, { stub, watcher, ...call }: FaultCheck): Promise<void> => {
  const before = await watcher.block(call.height, call.watched)
  stub.fail(fault)
  const calls = [
    () => watcher.head(),
    () => watcher.block(call.height, call.watched),
    () => watcher.payment(call.txId),
  ]
  for (const work of calls) {
    const error: unknown = await work().catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(NodeError)
    const { message, stack, cause } = error as NodeError
    expect(`${message} ${stack} ${String(cause)}`).not.toContain(call.secret)
  }
  stub.fail(null)
  expect(await watcher.block(call.height, call.watched)).toEqual(before)
}
