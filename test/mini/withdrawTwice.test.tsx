import { useState } from 'react'
import type * as Api from '@/api'
import { ApiError, call } from '@/api'
import { useRequest } from '@/features/withdraw/form/useRequest'
import { cleanUp, find, mount, settle } from './helpers'

jest.mock('@/api', () => ({ ...jest.requireActual<typeof Api>('@/api'), call: jest.fn() }))

const sent = jest.mocked(call)
afterEach(cleanUp)
beforeEach(() => sent.mockReset())

const WISH = {
  currencyId: 1,
  network: 'tron',
  addressId: 'a',
  amount: '50',
  tradePassword: 'mint5739',
} as const

/** A form whose code the user types anew between two tries. */
const Probe = () => {
  const [code, setCode] = useState('111111')
  const { send } = useRequest()
  return (
    <>
      <button id="retype" onClick={() => setCode('222222')} />
      <button id="go" onClick={() => void send({ ...WISH, code }).catch(() => undefined)} />
    </>
  )
}

/** Code and key of each request. */
const requests = () =>
  sent.mock.calls.map(([, params, options]) => [
    (params as { code: string }).code,
    options?.idempotencyKey ?? '',
  ])

/** Tries, types a new code, tries again. */
const tryTwice = async () => {
  const utils = await mount(<Probe />)
  const tap = async (selector: string) => {
    utils.fireEvent.click(find(selector))
    await settle(utils)
  }
  await tap('#go')
  await tap('#retype')
  await tap('#go')
  return requests()
}

test('after a lost reply a new code requests nothing anew: what was not answered is sent again as it was', async () => {
  sent.mockRejectedValueOnce(new ApiError('OUTCOME_UNKNOWN')).mockResolvedValueOnce({})
  const [first, second, ...more] = await tryTwice()
  expect(first?.[0]).toBe('111111')
  expect(second).toEqual(first)
  expect(more).toEqual([])
})

test('when that is refused it was not done, and the new code is used', async () => {
  sent
    .mockRejectedValueOnce(new ApiError('OUTCOME_UNKNOWN'))
    .mockRejectedValueOnce(new ApiError('CODE_INVALID'))
    .mockResolvedValueOnce({})
  const [first, second, third] = await tryTwice()
  expect(second).toEqual(first)
  expect(third?.[0]).toBe('222222')
  expect(third?.[1]).not.toBe(first?.[1])
})

test('after a refusal the new code is used at once', async () => {
  sent.mockRejectedValueOnce(new ApiError('CODE_INVALID')).mockResolvedValueOnce({})
  expect((await tryTwice()).map(([code]) => code)).toEqual(['111111', '222222'])
})
