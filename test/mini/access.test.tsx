import { SecondCodeField } from '@/features/session/parts/SecondCodeField'
import { SecurityCheck } from '@/features/session/parts/SecurityCheck'
import { checkSecond, emptySecond, secondCode } from '@/features/session/forms/secondStep'
import { wordErrors } from '@/features/access/forms'
import { placeName } from '@/features/access/place'
import { RecoveryCodes } from '@/features/access/RecoveryCodes'
import { all, cleanUp, find, has, mount, typeInto } from './helpers'

afterEach(cleanUp)

describe('the code of the second step', () => {
  const field = (kind: 'totp' | 'recovery', onChange: jest.Mock) => (
    <SecondCodeField
      state={{ kind, totp: '', recovery: '' }}
      error={undefined}
      onChange={onChange}
      onBlur={() => undefined}
    />
  )

  it('goes where it belongs, digits to the app and letters to the recovery code', async () => {
    const onChange = jest.fn()
    typeInto(await mount(field('totp', onChange)), find('input'), '１２3456')
    cleanUp()
    typeInto(await mount(field('recovery', onChange)), find('input'), 'abcde-fghjk')
    expect(onChange.mock.calls).toEqual([[{ totp: '123456' }], [{ recovery: 'abcde-fghjk' }]])
  })

  it('changes from one kind to the other by a tap', async () => {
    const onChange = jest.fn()
    const { fireEvent } = await mount(field('totp', onChange))
    fireEvent.click(find('.second-switch'))
    expect(onChange).toHaveBeenCalledWith({ kind: 'recovery' })
  })

  it.each([
    ['totp', '', 'SECOND_STEP_REQUIRED'],
    ['totp', '12345', 'SECOND_STEP_WRONG'],
    ['totp', '123456', undefined],
    ['recovery', 'ABCDE-FGHJ', 'SECOND_STEP_WRONG'],
    ['recovery', 'abcde fghjk', undefined],
    ['recovery', 'ABCDE-FGHJK2', 'SECOND_STEP_WRONG'],
  ] as const)('as %s %j is %s', (kind, code, problem) => {
    const state = { ...emptySecond, kind, [kind]: code }
    expect(checkSecond(state)?.code).toBe(problem)
    expect(secondCode(state)).toBe(code)
  })
})

describe('the security check', () => {
  it('has its region on the page before it says anything, so that it is announced', async () => {
    await mount(<SecurityCheck on={false} />)
    expect(
      find('.security-live').getAttribute('aria-role') ?? find('.security-live').getAttribute('role'),
    ).toBe('status')
    expect(find('.security-live').textContent).toBe('')
    cleanUp()
    await mount(<SecurityCheck on />)
    expect(find('.security-live').textContent).not.toBe('')
  })
})

describe('recovery codes', () => {
  it('are all shown, and left by a tap that says so', async () => {
    const onDone = jest.fn()
    const codes = ['ABCDE-FGHJK', 'MNPQR-STUVW']
    const { fireEvent } = await mount(<RecoveryCodes codes={codes} onDone={onDone} />)
    expect(all('.access__code').map((code) => code.textContent)).toEqual(codes)
    fireEvent.click(find('.button--primary'))
    expect(onDone).toHaveBeenCalledTimes(1)
    expect(has('.button--secondary')).toBe(true)
  })
})

describe('the anti-phishing word', () => {
  it.each([
    ['', undefined],
    ['abc', 'PHISHING_WORD_INVALID'],
    ['abcd', undefined],
    ['a'.repeat(20), undefined],
    ['a'.repeat(21), 'PHISHING_WORD_INVALID'],
    ['梅の木🌳', undefined],
  ])('%j is %s', (word, problem) =>
    expect(wordErrors({ word, present: 'lime2468' }).word?.code).toBe(problem),
  )
})

it('a device is named as far as it is known', () => {
  expect(placeName({ device: 'Windows', browser: 'Edge' })).toBe('Edge · Windows')
  expect(placeName({ device: '', browser: 'Edge' })).toBe('Edge')
  expect(placeName({ device: '', browser: '' })).toBe('')
})
