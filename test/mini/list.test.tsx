import type { ComponentProps } from 'react'
import { InfiniteList } from '@/components'
import { cleanUp, find, has, mount, pageText, report, textOf } from './helpers'

afterEach(cleanUp)

interface Item {
  readonly id: string
}
type Pages = ComponentProps<typeof InfiniteList<Item>>['pages']

const loadMore = jest.fn()
const reload = jest.fn(() => Promise.resolve())
const show = (state: Partial<Pages>) =>
  mount(
    <InfiniteList
      pages={{
        items: undefined,
        problem: undefined,
        loading: false,
        more: false,
        loadMore,
        reload,
        ...state,
      }}
      row={(item) => `row ${item.id}`}
      empty="no orders yet"
    />,
  )
const two = [{ id: 'a' }, { id: 'b' }]

describe('InfiniteList', () => {
  beforeEach(() => jest.clearAllMocks())

  it('shows the outline of rows while nothing is there yet', async () => {
    await show({ loading: true })
    expect(has('.skeleton')).toBe(true)
    expect(pageText()).toBe('')
  })

  it('says when there is nothing', async () => {
    await show({ items: [] })
    expect(pageText()).toBe('no orders yet')
  })

  it('says why nothing could be read and tries again', async () => {
    const { fireEvent } = await show({ problem: { code: 'NETWORK_FAILURE' } })
    expect(pageText()).toContain('This could not be loaded')
    fireEvent.click(find('button'))
    expect(reload).toHaveBeenCalledTimes(1)
    expect(loadMore).not.toHaveBeenCalled()
  })

  it('keeps its rows when a later page fails, and tries that page again', async () => {
    const { fireEvent } = await show({ items: two, more: true, problem: { code: 'NETWORK_FAILURE' } })
    expect(pageText()).toContain('row arow b')
    fireEvent.click(find('button'))
    expect(loadMore).toHaveBeenCalledTimes(1)
    expect(reload).not.toHaveBeenCalled()
  })

  it('reads on when the end comes near', async () => {
    const utils = await show({ items: two, more: true })
    report(utils, 'onReachBottom')
    expect(loadMore).toHaveBeenCalledTimes(1)
  })

  it('says that more is coming, and where the list ends', async () => {
    await show({ items: two, more: true })
    expect(textOf('.list-end')).toBe('Loading more')
    cleanUp()
    await show({ items: two })
    expect(textOf('.list-end')).toBe('That is all')
  })
})
