/**
 * What a user is told of inside the app, each kind with what its sentence needs. All values are texts: amounts and prices
 * exact decimals, times milliseconds. `what` chooses the sentence; sentences are made where they are shown.
 */
export interface NotificationShapes {
  /** Options: `result` is the signed profit. Contracts: `profit` is signed, before fees. */
  readonly orderSettled:
    | {
        readonly what: 'optionWon' | 'optionLost' | 'optionEven' | 'optionVoid' | 'optionSold'
        readonly pair: string
        readonly direction: 'up' | 'down'
        readonly stake: string
        readonly result: string
      }
    | {
        readonly what: 'contractFilled'
        readonly pair: string
        readonly side: 'long' | 'short'
        readonly quantity: string
        readonly price: string
      }
    | {
        readonly what: 'contractClosed' | 'stopLoss' | 'takeProfit' | 'profitCap' | 'liquidation'
        readonly pair: string
        readonly side: 'long' | 'short'
        readonly quantity: string
        readonly price: string
        readonly profit: string
      }
    | {
        readonly what: 'cancelledSlippage' | 'cancelledNoTick' | 'cancelledPaused'
        readonly pair: string
        readonly quantity: string
      }
  readonly deposit: {
    readonly what: 'credited' | 'belowMinimum'
    readonly amount: string
    readonly currency: string
  }
  /** `reason` is why it was rejected, as the operator wrote it. */
  readonly withdrawal: {
    readonly what: 'approved' | 'rejected' | 'paid'
    readonly amount: string
    readonly currency: string
    readonly reason?: string
  }
  /** Accepted and returned are payments to a partner. */
  readonly transfer: {
    readonly what: 'received' | 'accepted' | 'returned'
    readonly amount: string
    readonly currency: string
  }
  readonly reward: {
    readonly what: 'direct' | 'team' | 'global'
    readonly amount: string
    readonly currency: string
  }
  /** Somebody joined; `member` is masked. */
  readonly team: { readonly what: 'joined'; readonly member: string }
  /** `device` as it names itself, shortened; `place` is an address or a region. */
  readonly newDevice: { readonly what: 'signIn'; readonly device: string; readonly place: string }
  /** Why it was rejected stands on its page. */
  readonly identity: { readonly what: 'approved' | 'rejected' }
  /** `excerpt` is the beginning of the reply. */
  readonly support: { readonly what: 'reply'; readonly excerpt: string }
  readonly priceAlert: {
    readonly what: 'above' | 'below'
    readonly pair: string
    /** The price that was set, and the one that met it. */
    readonly target: string
    readonly price: string
  }
}

export type NotificationKind = keyof NotificationShapes

/** In the order in which they are shown. */
export const NOTIFICATION_KINDS = [
  'orderSettled',
  'priceAlert',
  'deposit',
  'withdrawal',
  'transfer',
  'reward',
  'team',
  'support',
  'newDevice',
  'identity',
] as const satisfies readonly NotificationKind[]

/** About the account's safety: they cannot be switched off. */
export const FIXED_KINDS: readonly NotificationKind[] = ['newDevice', 'identity']

/** So many of a user are kept, for so long (ms). */
export const KEPT_NOTIFICATIONS = 500
export const NOTIFICATION_LIFE = 90 * 24 * 3_600_000

/** Named in one call at most. */
export const READ_AT_ONCE = 100
