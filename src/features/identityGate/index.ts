export { IdentityGate, IdentityNote } from './IdentityGate'
export { useIdentityGate, type GatedAction } from './useIdentityGate'
