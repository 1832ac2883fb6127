import type { Context } from '../context'
import { deliver } from './deliver'
import { partnersOf } from './directory'
import { claimDue, stickOrphans } from './outbox'
import type { Partner } from './types'

/** Also looks without being told: retries fall due, another process may have died. */
const INTERVAL = 1_000

export interface PartnerWorker {
  /** Delivers everything that is due now. */
  run: () => Promise<void>
  /** Ends after what is being delivered. */
  stop: () => Promise<void>
}

/**
 * Delivers the out-box. Each partner has its own turn, so that one which hangs holds up no other; between processes the
 * claims decide.
 * @param own where this server plays the demo's partner
 */
export const startPartnerWorker = (ctx: Context, own: string): PartnerWorker => {
  const partners = partnersOf(ctx)
  const running = new Map<string, Promise<void>>()
  let stopped = false

  const turn = async (partner: Partner): Promise<void> => {
    for (;;) {
      if (stopped) return
      const due = await claimDue(ctx.db, partner.id, ctx.clock.now())
      if (due.length === 0) return
      await Promise.all(due.map((row) => deliver(ctx, partner, partner.url ?? own, row)))
    }
  }
  const runOne = (partner: Partner): Promise<void> => {
    const mine = running.get(partner.id) ?? turn(partner).finally(() => running.delete(partner.id))
    running.set(partner.id, mine)
    return mine
  }
  const run = async (): Promise<void> => {
    await Promise.all(partners.map(runOne))
  }
  const wake = (): void => {
    if (stopped) return
    ctx.vitals
      .watch('partners', run())
      .catch((error: unknown) => ctx.log.error({ err: error }, 'partner out-box failed'))
  }
  const start = async (): Promise<void> => {
    const orphans = await stickOrphans(
      ctx.db,
      partners.map(({ id }) => id),
    )
    if (orphans > 0) ctx.log.error({ orphans }, 'transfers wait for partners that are not configured')
    wake()
  }

  start().catch((error: unknown) => ctx.log.error({ err: error }, 'partner out-box could not be read'))
  const unsubscribe = ctx.bus.subscribe('record', ({ kind }) => kind === 'transfer' && wake())
  const timer = setInterval(wake, INTERVAL)
  return {
    run,
    stop: async () => {
      stopped = true
      clearInterval(timer)
      unsubscribe()
      await Promise.allSettled([...running.values()])
    },
  }
}
