import { useCallback, useState } from 'react'
import { useCursorPages } from '@/api'
import { InfiniteList } from '@/components'
import { cleanUp, find, mount, pageText, report, settle, textOf } from './helpers'

interface Item {
  readonly id: string
}
interface Part {
  readonly list: readonly Item[]
  readonly next: string | null
}

const asked: { readonly before: string | undefined; readonly answer: (part: Part | Error) => void }[] = []
const answer = (index: number, part: Part | Error): void => {
  const found = asked[index]
  if (!found) throw new Error(`only ${asked.length} questions`)
  found.answer(part)
}
const part = (ids: string, next: string | null): Part => ({ list: [...ids].map((id) => ({ id })), next })

const List = () => {
  const [name, setName] = useState('one')
  const read = useCallback(
    (before: string | undefined) =>
      new Promise<Part>((resolve, reject) =>
        asked.push({
          before: before && `${name} ${before}`,
          answer: (result) => (result instanceof Error ? reject(result) : resolve(result)),
        }),
      ),
    [name],
  )
  const pages = useCursorPages(read)
  return (
    <>
      <button id="reload" onClick={() => void pages.reload()} />
      <button id="other" onClick={() => setName('two')} />
      <p id="items">{pages.items?.map((item) => item.id).join('')}</p>
      <InfiniteList pages={pages} row={() => null} empty="nothing" />
    </>
  )
}

beforeEach(() => {
  asked.length = 0
})
afterEach(cleanUp)

describe('useCursorPages', () => {
  it('goes on behind the cursor that the part before named, and ends where there is none', async () => {
    const utils = await mount(<List />)
    answer(0, part('edc', 'c'))
    await settle(utils)
    report(utils, 'onReachBottom')
    report(utils, 'onReachBottom')
    expect(asked.map(({ before }) => before)).toEqual([undefined, 'one c'])
    answer(1, part('ba', null))
    await settle(utils)
    report(utils, 'onReachBottom')
    expect(asked).toHaveLength(2)
    expect(textOf('#items')).toBe('edcba')
    expect(textOf('.list-end')).toBe('That is all')
  })

  it('keeps what it has when a part fails, and asks for that part again', async () => {
    const utils = await mount(<List />)
    answer(0, part('ed', 'd'))
    await settle(utils)
    report(utils, 'onReachBottom')
    answer(1, new Error('lost'))
    await settle(utils)
    expect(textOf('#items')).toBe('ed')
    utils.fireEvent.click(find('.list-end button'))
    answer(2, part('cb', null))
    await settle(utils)
    expect(asked[2]?.before).toBe('one d')
    expect(textOf('#items')).toBe('edcb')
  })

  it('forgets a part on its way when the list is read from the top again', async () => {
    const utils = await mount(<List />)
    answer(0, part('ed', 'd'))
    await settle(utils)
    report(utils, 'onReachBottom')
    utils.fireEvent.click(find('#reload'))
    answer(2, part('gf', 'f'))
    await settle(utils)
    answer(1, part('cb', 'b'))
    await settle(utils)
    expect(textOf('#items')).toBe('gf')
    report(utils, 'onReachBottom')
    expect(asked[3]?.before).toBe('one f')
  })

  it('begins anew with other filters, and shows nothing of the old ones', async () => {
    const utils = await mount(<List />)
    answer(0, part('ed', 'd'))
    await settle(utils)
    utils.fireEvent.click(find('#other'))
    expect(textOf('#items')).toBe('')
    answer(1, part('', null))
    await settle(utils)
    expect(asked[1]?.before).toBeUndefined()
    expect(pageText()).toBe('nothing')
  })
})
