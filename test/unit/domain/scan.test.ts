import { isSameAddress, scannedTarget } from '@core/domain'
import { scannedAddress } from '@core/domain/chain'

/** From EIP-55, BIP-173 and BIP-21's own samples; USDT's contract on TRON. */
const ETH = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const SEGWIT = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'
const LEGACY = '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa'
const TRON = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'

describe('what a code pays to', () => {
  it.each([
    [ETH, ETH],
    [`  ${TRON}\n`, TRON],
    [`bitcoin:${LEGACY}`, LEGACY],
    [`bitcoin:${LEGACY}?amount=20.3&label=Luke-Jr`, LEGACY],
    [`BITCOIN:${SEGWIT.toUpperCase()}?AMOUNT=1`, SEGWIT.toUpperCase()],
    [`ethereum:${ETH}@1?value=2.014e18`, ETH],
    [`ethereum:pay-${ETH}`, ETH],
    [`ethereum:0xdAC17F958D2ee523a2206206994597C13D831ec7@1/transfer?address=${ETH}&uint256=1`, ETH],
    [`tron:${TRON}?amount=1`, TRON],
    ['https://example.com/?a=1', 'https://example.com/?a=1'],
    ['', ''],
  ])('%p: %p', (text, target) => expect(scannedTarget(text)).toBe(target))
})

describe('address in a code', () => {
  it.each([
    [`ethereum:${ETH.toLowerCase()}`, { network: 'ethereum', address: ETH }],
    [`bitcoin:${SEGWIT.toUpperCase()}`, { network: 'bitcoin', address: SEGWIT }],
    [LEGACY, { network: 'bitcoin', address: LEGACY }],
    [`tron:${TRON}`, { network: 'tron', address: TRON }],
    [`${TRON.slice(0, -1)}u`, null],
    [ETH.replace('5aAe', '5aae'), null],
    ['hello', null],
    ['', null],
  ])('%p: %p', (text, found) => expect(scannedAddress(text)).toEqual(found))
})

test('the same address is known in capitals where case means nothing, and only there', () => {
  expect(isSameAddress(ETH, ETH.toLowerCase())).toBe(true)
  expect(isSameAddress(SEGWIT, SEGWIT.toUpperCase())).toBe(true)
  expect(isSameAddress(TRON, TRON)).toBe(true)
  expect(isSameAddress(TRON, TRON.toLowerCase())).toBe(false)
  expect(isSameAddress(ETH, SEGWIT)).toBe(false)
})
