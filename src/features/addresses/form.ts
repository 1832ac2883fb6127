import { addressBind, checkLabel, checkNetwork, networkOf } from '@core/domain/addresses'
import { checkAddress, normaliseAddress, scannedAddress } from '@core/domain/chain'
import {
  checkCode,
  currencyById,
  networksOf,
  USDT,
  type CurrencyId,
  type ErrorCode,
  type NetworkId,
} from '@core/domain'
import type { RequestOf } from '@core/contract/schemas'
import { fieldErrors, isFine, type FieldErrors } from '@/features/session/forms/errors'

export interface AddressState {
  readonly currencyId: CurrencyId
  /** Empty until one is chosen. */
  readonly network: NetworkId | ''
  readonly address: string
  readonly label: string
  readonly code: string
}

export type AddressField = 'network' | 'address' | 'label' | 'code'

export interface AddressSummary {
  readonly request: RequestOf<'wallet.addAddress'>
  readonly ready: boolean
  /** What the code confirms; null while the address is not valid. */
  readonly bind: string | null
}

/** A coin with one network leaves nothing to choose. */
const onlyNetwork = (currencyId: CurrencyId): NetworkId | '' => {
  const [first, second] = networksOf(currencyId)
  return first && !second ? first.id : ''
}

/** From the page's address, as the withdrawal screen links to it; what it does not name well is left open. */
export const initialAddress = (query: {
  currency?: string
  network?: string
  address?: string
}): AddressState => {
  const currencyId = currencyById(Number(query.currency))?.id ?? USDT
  const scanned = query.address ? scannedAddress(query.address)?.network : undefined
  const network = networkOf(currencyId, query.network ?? scanned ?? '')?.id ?? onlyNetwork(currencyId)
  return { currencyId, network, address: query.address ?? '', label: '', code: '' }
}

/** Another coin keeps the network where it exists there too. */
export const chooseCurrency = (
  { network }: Pick<AddressState, 'network'>,
  currencyId: CurrencyId,
): Pick<AddressState, 'currencyId' | 'network'> => ({
  currencyId,
  network: networkOf(currencyId, network)?.id ?? onlyNetwork(currencyId),
})

export const addressErrors = (state: AddressState): FieldErrors<AddressField> =>
  fieldErrors({
    network: checkNetwork(state.currencyId, state.network),
    address: state.network ? checkAddress(state.network, state.address) : null,
    label: checkLabel(state.label),
    code: checkCode(state.code.trim()),
  })

export const addressSummary = (state: AddressState): AddressSummary => {
  const { currencyId, network, address, label, code } = state
  const valid = network !== '' && checkAddress(network, address) === null
  return {
    request: { currencyId, network, address: address.trim(), label: label.trim(), code: code.trim() },
    ready: isFine(addressErrors(state)),
    bind: valid ? addressBind(network, address) : null,
  }
}

/** The address as the network writes it; as typed while it is not valid. */
export const shownAddress = ({ network, address }: AddressState): string => {
  const text = address.trim()
  return network && checkAddress(network, text) === null ? normaliseAddress(network, text) : text
}

const FIELDS: Readonly<Partial<Record<ErrorCode, AddressField>>> = {
  NETWORK_REQUIRED: 'network',
  NETWORK_MISMATCH: 'network',
  ADDRESS_REQUIRED: 'address',
  ADDRESS_INVALID: 'address',
  ADDRESS_TAKEN: 'address',
  ADDRESS_OURS: 'address',
  LABEL_REQUIRED: 'label',
  LABEL_TOO_LONG: 'label',
  CODE_REQUIRED: 'code',
  CODE_INVALID: 'code',
  CODE_EXPIRED: 'code',
  CODE_TRIES_EXCEEDED: 'code',
}

/** The field that an answer of the server is about; the others concern the whole form. */
export const refusedAddressField = (code: ErrorCode): AddressField | undefined => FIELDS[code]
