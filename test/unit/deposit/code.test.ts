import jsQR from 'jsqr'
import { money } from '@core/money'
import { drawPicture, PICTURE } from '@/features/deposit/picture'
import { paymentUri, type DepositTarget } from '@/features/deposit/uri'
import { drawCode } from '@/features/picture/qr'
import { wrap } from '@/features/picture/wrap'

const target = (change: Partial<DepositTarget>): DepositTarget => ({
  ...{ currencyId: 5, network: 'bitcoin', address: 'bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu' },
  ...{ simulated: true, chainId: null, contract: null },
  ...change,
})

/** Pixels of what is drawn in rectangles, as a canvas holds them. */
const paper = (width: number, height: number) => {
  const data = new Uint8ClampedArray(width * height * 4)
  let scale = 1
  const context = {
    fillStyle: '',
    ...{ font: '', textAlign: 'start' as CanvasTextAlign, textBaseline: 'top' as CanvasTextBaseline },
    setTransform: (a: number) => {
      scale = a
    },
    fillText: () => undefined,
    measureText: (text: string) => ({ width: text.length * 7 }) as TextMetrics,
    fillRect: (x: number, y: number, w: number, h: number) => {
      const shade = Number.parseInt(context.fillStyle.slice(1, 3), 16)
      for (let py = Math.round(y * scale); py < Math.round((y + h) * scale); py++)
        for (let px = Math.round(x * scale); px < Math.round((x + w) * scale); px++)
          data.set([shade, shade, shade, 255], (py * width + px) * 4)
    },
  }
  return { context: context as typeof context & Parameters<typeof drawPicture>[0], data }
}

describe('what the code says', () => {
  it('is a BIP-21 request with the amount on Bitcoin', () => {
    expect(paymentUri(target({}), money('0.05'))).toBe(
      'bitcoin:bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu?amount=0.05',
    )
  })

  // EIP-681: value in wei; 1.5 ether are 1.5 x 10^18.
  it('is an EIP-681 request in wei for ether', () => {
    const address = '0x9858EfFD232B4033E47d90003D41EC34EcaEda94'
    const ether = target({ currencyId: 4, network: 'ethereum', address, chainId: 1 })
    expect(paymentUri(ether, money('1.5'))).toBe(`ethereum:${address}@1?value=1500000000000000000`)
    expect(paymentUri(ether, money('0.000000000000000001'))).toBe(`ethereum:${address}@1?value=1`)
  })

  // EIP-681: a token transfer names the contract, the recipient and the smallest units; USDT has 6 digits.
  it('is an EIP-681 transfer by the contract for a token, and the plain address without a contract', () => {
    const address = '0x9858EfFD232B4033E47d90003D41EC34EcaEda94'
    const contract = '0xdAC17F958D2ee523a2206206994597C13D831ec7'
    const token = target({ currencyId: 1, network: 'ethereum', address, chainId: 1, contract })
    expect(paymentUri(token, money('25.5'))).toBe(
      `ethereum:${contract}@1/transfer?address=${address}&uint256=25500000`,
    )
    expect(paymentUri({ ...token, contract: null }, money('25.5'))).toBe(address)
  })

  it('is the plain address on TRON, which has no such request', () => {
    const address = 'TUEZSdKsoDHQMeZwihtdoBiN46zxhGWYdH'
    expect(paymentUri(target({ currencyId: 2, network: 'tron', address }), money('100'))).toBe(address)
  })
})

describe('the code on the screen', () => {
  it.each([1, 2, 3, 2.0833])('is read back from its pixels at density %p', (dpr) => {
    const text = paymentUri(target({}), money('0.05'))
    const side = Math.round(200 * dpr)
    const { context, data } = paper(side, side)
    context.setTransform(dpr, 0, 0, dpr, 0, 0)
    drawCode(context, text, { x: 0, y: 0, size: 200, dpr })
    expect(jsQR(data, side, side)?.data).toBe(text)
  })

  it.each([1, 2, 1.04])('is read back from the saved picture at density %p', (dpr) => {
    const [width, height] = [Math.round(PICTURE.width * dpr), Math.round(PICTURE.height * dpr)]
    const { context, data } = paper(width, height)
    const texts = { title: 'BTC', address: target({}).address, warning: 'TEST' }
    drawPicture(context, { code: 'bitcoin:bc1q?amount=1', ...texts }, dpr)
    expect(jsQR(data, width, height)?.data).toBe('bitcoin:bc1q?amount=1')
  })
})

describe('lines of the picture', () => {
  const { context } = paper(1, 1)
  it('keep words whole, cut addresses anywhere, and lose nothing', () => {
    expect(wrap(context, 'TEST NETWORK: do not send', 98)).toEqual(['TEST NETWORK:', 'do not send'])
    const address = '0x9858EfFD232B4033E47d90003D41EC34EcaEda94'
    const lines = wrap(context, address, 140)
    expect(lines.join('')).toBe(address)
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(20)
    expect(wrap(context, '测试网络：请勿转入', 35).join('')).toBe('测试网络：请勿转入')
  })
})
