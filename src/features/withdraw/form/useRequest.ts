import { useRef } from 'react'
import { call, isUnknown, problemOf, useAction } from '@/api'
import type { RequestOf, ResponseOf } from '@core/contract/schemas'

type Request = RequestOf<'assets.withdraw'>
type Requested = ResponseOf<'assets.withdraw'>

/** What is wanted, whatever it is proven with. */
const wishOf = ({ currencyId, network, addressId, amount }: Request): string =>
  JSON.stringify([currencyId, network, addressId, amount])

/**
 * Requests a withdrawal once. After a lost reply a new code could request it a second time: so the very request that was
 * not answered goes out first for the same wish, and only when it is refused was it not done.
 */
export const useRequest = () => {
  const { busy, run } = useAction()
  const unsure = useRef<Request | null>(null)
  const ask = async (request: Request): Promise<Requested | undefined> => {
    try {
      const requested = await run(request, (idempotencyKey) =>
        call('assets.withdraw', request, { idempotencyKey }),
      )
      if (requested) unsure.current = null
      return requested
    } catch (error) {
      unsure.current = isUnknown(problemOf(error)) ? request : null
      throw error
    }
  }
  const send = async (request: Request): Promise<Requested | undefined> => {
    const before = unsure.current
    if (!before || wishOf(before) !== wishOf(request)) return ask(request)
    try {
      return await ask(before)
    } catch (error) {
      if (isUnknown(problemOf(error)) || JSON.stringify(before) === JSON.stringify(request)) throw error
      return ask(request)
    }
  }
  return { busy, send }
}
