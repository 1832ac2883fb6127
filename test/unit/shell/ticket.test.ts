const went: string[] = []
let pages: { route?: string }[] = []

jest.mock('@tarojs/taro', () => ({
  __esModule: true,
  default: {
    getCurrentPages: () => pages,
    getCurrentInstance: () => ({ router: null }),
    navigateTo: ({ url }: { url: string }) => {
      went.push(`to ${url}`)
      return Promise.resolve()
    },
    navigateBack: ({ delta }: { delta: number }) => {
      went.push(`back ${delta}`)
      return Promise.resolve()
    },
  },
}))

jest.mock('@/platform/back', () => ({ afterSheets: (work: () => void) => work() }))

import { goTicket } from '@/features/shell/navigate'
import { openTicket, takeTicket } from '@/stores/ticket'

const WISH = { tab: 'contract', tradeId: 2, price: '1800.50' } as const
const [HOME, KLINE] = [{ route: 'pages/home/index' }, { route: 'pages/kline/kline' }]

beforeEach(() => {
  went.length = 0
  takeTicket()
})

describe('what the ticket opens with', () => {
  it('is given once', () => {
    expect(takeTicket()).toBeNull()
    openTicket(WISH)
    expect(takeTicket()).toEqual(WISH)
    expect(takeTicket()).toBeNull()
  })

  it('is the last thing that was asked for', () => {
    openTicket(WISH)
    openTicket({ tab: 'options', tradeId: 1, direction: 'down' })
    expect(takeTicket()).toEqual({ tab: 'options', tradeId: 1, direction: 'down' })
  })
})

describe('the way to the ticket', () => {
  it('opens the page; the pair is in its address too, for a reload', () => {
    pages = [HOME, KLINE]
    goTicket(WISH)
    expect(went).toEqual(['to /pages/contract/index?tradeId=2'])
    expect(takeTicket()).toEqual(WISH)
  })

  it('goes back to a ticket that waits below', () => {
    pages = [HOME, { route: '/pages/contract/index?tradeId=1' }, KLINE]
    goTicket(WISH)
    expect(went).toEqual(['back 1'])
    expect(takeTicket()).toEqual(WISH)
  })
})
