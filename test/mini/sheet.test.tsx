import { useState } from 'react'
import { PickSheet, Sheet } from '@/components'
import { cleanUp, find, has, mount, pageText, textOf } from './helpers'

afterEach(cleanUp)

const Opener = ({ onClose }: { readonly onClose?: () => void }) => {
  const [open, setOpen] = useState(false)
  const close = (): void => {
    setOpen(false)
    onClose?.()
  }
  return (
    <>
      <button id="open" onClick={() => setOpen(true)} />
      <Sheet open={open} title="Choose" onClose={close}>
        inside
      </Sheet>
    </>
  )
}

describe('Sheet', () => {
  it('shows nothing until it is opened, then title and content', async () => {
    const { fireEvent } = await mount(<Opener />)
    expect(pageText()).not.toContain('inside')
    fireEvent.click(find('#open'))
    expect(textOf('.sheet__title')).toBe('Choose')
    expect(pageText()).toContain('inside')
  })

  it('closes by its cross, once', async () => {
    const onClose = jest.fn()
    const { fireEvent } = await mount(<Opener onClose={onClose} />)
    fireEvent.click(find('#open'))
    fireEvent.click(find('.sheet__close'))
    expect(onClose).toHaveBeenCalledTimes(1)
    expect(has('.sheet__body')).toBe(false)
  })

  it('closes by a tap beside it, once', async () => {
    const onClose = jest.fn()
    const { fireEvent } = await mount(<Opener onClose={onClose} />)
    fireEvent.click(find('#open'))
    fireEvent.click(find('.nut-overlay'))
    expect(onClose).toHaveBeenCalledTimes(1)
    expect(has('.sheet__body')).toBe(false)
  })
})

describe('PickSheet', () => {
  it('marks the present choice, reports the tapped one and closes', async () => {
    const onPick = jest.fn()
    const onClose = jest.fn()
    const options = [
      { value: 'a', text: 'Alpha' },
      { value: 'b', text: 'Beta', note: 'new' },
    ]
    const { fireEvent } = await mount(
      <PickSheet open title="Choose" options={options} value="a" onPick={onPick} onClose={onClose} />,
    )
    const [alpha, beta] = Array.from(document.querySelectorAll('.sheet__option'))
    if (!alpha || !beta) throw new Error('no options')
    expect(alpha.getAttribute('aria-checked')).toBe('true')
    expect(beta.getAttribute('aria-checked')).toBe('false')
    fireEvent.click(beta)
    expect(onPick.mock.calls).toEqual([['b']])
    expect(onClose).toHaveBeenCalledTimes(1)
  })
})
