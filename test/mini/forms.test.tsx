import { Button, Checkbox, Chips, Field, Tabs } from '@/components'
import { cleanUp, find, has, mount, textOf, typeInto } from './helpers'

afterEach(cleanUp)

describe('Button', () => {
  const tapped = async (state: { readonly busy?: boolean; readonly disabled?: boolean }): Promise<number> => {
    const onClick = jest.fn()
    const { fireEvent } = await mount(
      <Button {...state} onClick={onClick}>
        Buy
      </Button>,
    )
    fireEvent.click(find('button'))
    return onClick.mock.calls.length
  }

  it('reports one tap', async () => expect(await tapped({})).toBe(1))

  it('ignores taps while it is busy, and shows a spinner beside its text', async () => {
    expect(await tapped({ busy: true })).toBe(0)
    expect(has('.button .spinner')).toBe(true)
    expect(textOf('.button')).toBe('Buy')
  })

  it('ignores taps while it is disabled, and looks off', async () => {
    expect(await tapped({ disabled: true })).toBe(0)
    expect(has('.button--off')).toBe(true)
  })
})

describe('Field', () => {
  const field = (error?: string) => (
    <Field label="Amount" showLabel value="5" onChange={() => undefined} hint="At least 10" error={error} />
  )

  it('shows its label and its hint', async () => {
    await mount(field())
    expect(textOf('.field__head')).toBe('Amount')
    expect(textOf('.field__hint')).toBe('At least 10')
    expect(find('input').getAttribute('aria-label')).toBe('Amount')
    expect(find('input').getAttribute('aria-invalid')).toBeNull()
  })

  it('shows an error instead of the hint and tells screen readers', async () => {
    await mount(field('Too little'))
    expect(textOf('.field__error')).toBe('Too little')
    expect(has('.field__hint')).toBe(false)
    expect(has('.field__box--error')).toBe(true)
    expect(find('input').getAttribute('aria-invalid')).toBe('true')
  })

  it('takes full-width digits where only digits belong', async () => {
    const onChange = jest.fn()
    const utils = await mount(<Field label="Code" kind="digits" value="" onChange={onChange} />)
    typeInto(utils, find('input'), '４８2９15')
    expect(onChange).toHaveBeenLastCalledWith('482915')
  })

  it('hands on what is typed and Enter', async () => {
    const onChange = jest.fn()
    const onEnter = jest.fn()
    const utils = await mount(<Field label="Amount" value="" onChange={onChange} onEnter={onEnter} />)
    typeInto(utils, find('input'), '12.5')
    utils.fireEvent.keyDown(find('input'), { key: 'a' })
    expect(onEnter).not.toHaveBeenCalled()
    utils.fireEvent.keyDown(find('input'), { key: 'Enter' })
    expect(onChange.mock.calls).toEqual([['12.5']])
    expect(onEnter).toHaveBeenCalledTimes(1)
  })
})

describe('choices', () => {
  const choices = [
    { value: 1, text: 'One' },
    { value: 2, text: 'Two' },
  ]

  it('Chips mark the chosen one and report the tapped one', async () => {
    const onChange = jest.fn()
    const { fireEvent } = await mount(
      <Chips
        choices={[...choices, { value: 3, text: 'Three', disabled: true }]}
        value={1}
        onChange={onChange}
      />,
    )
    expect(textOf('.chip--on')).toBe('One')
    const [one, two, three] = Array.from(document.querySelectorAll('button'))
    expect([one, two].map((chip) => chip?.getAttribute('aria-checked'))).toEqual(['true', 'false'])
    if (!two || !three) throw new Error('no chips')
    fireEvent.click(three)
    fireEvent.click(two)
    expect(onChange.mock.calls).toEqual([[2]])
  })

  it('Tabs mark the chosen one and report the tapped one', async () => {
    const onChange = jest.fn()
    const { fireEvent } = await mount(<Tabs choices={choices} value={2} onChange={onChange} />)
    expect(textOf('.tabs__tab--on')).toBe('Two')
    const [one] = Array.from(document.querySelectorAll('button'))
    if (!one) throw new Error('no tabs')
    expect(one.getAttribute('aria-selected')).toBe('false')
    fireEvent.click(one)
    expect(onChange.mock.calls).toEqual([[1]])
  })

  it('Checkbox reports the other state', async () => {
    const onChange = jest.fn()
    const { fireEvent } = await mount(<Checkbox label="I agree" checked={false} onChange={onChange} />)
    expect(find('button').getAttribute('aria-checked')).toBe('false')
    expect(has('.icon--check')).toBe(false)
    fireEvent.click(find('button'))
    expect(onChange.mock.calls).toEqual([[true]])
  })

  it('a checked Checkbox shows its mark', async () => {
    await mount(<Checkbox label="I agree" checked onChange={() => undefined} />)
    expect(find('button').getAttribute('aria-checked')).toBe('true')
    expect(has('.icon--check')).toBe(true)
  })
})
