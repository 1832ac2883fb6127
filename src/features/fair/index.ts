export { LimitNote } from './LimitNote'
export { RiskSheet } from './RiskSheet'
export { useLimits, type Limits } from './useLimits'
export { useRiskGate, type RiskGate } from './useRiskGate'
