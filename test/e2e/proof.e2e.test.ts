import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { promisify } from 'node:util'
import type { Lang } from '@core/domain'
import { openStage, seen, tab, type Account, type Phone, type Stage } from './harness'

const run = promisify(execFile)

let stage: Stage
beforeAll(async () => {
  stage = await openStage({})
})
afterAll(() => stage.close())

/** Waits for the snapshot that has this account: a demo publishes soon after the first one registered. */
const counted = async ({ token }: Account): Promise<void> => {
  for (;;) {
    const reply = await stage.call('ext.liabilitiesProof', {}, { token })
    if (reply.code === 0) return
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
}

const openProof = async (phone: Phone): Promise<void> => {
  await tab(phone, 'Assets').tap()
  await seen(phone.page.getByTestId('proof')).tap()
  await seen(phone.page.getByText(phone.say('proof.snapshot'))).waitFor()
}

const check = async ({ page, say }: Phone): Promise<void> => {
  await seen(page.getByTestId('check')).tap()
  await seen(page.getByText(say('proof.right'), { exact: true })).waitFor()
}

describe('a newcomer', () => {
  let first: Account
  beforeAll(async () => {
    const visitor = await stage.phone()
    await visitor.open('/pages/asset/proof')
    await seen(visitor.page.getByText(visitor.say('proof.none'))).waitFor()
    await visitor.page.context().close()
    first = await stage.register()
    await counted(first)
  })

  test.each<Lang>(['en_US', 'zh_CN', 'ja_JP'])(
    'sees the snapshot and has the own balances checked on the phone (%s)',
    async (lang) => {
      const phone = await stage.phone(lang)
      const { page, say } = phone
      await phone.logIn(first)
      await openProof(phone)
      await check(phone)
      await seen(page.getByTestId('steps')).tap()
      await seen(page.getByText(say('proof.endTop'))).waitFor()
      await seen(page.getByRole('button', { name: say('common.close') })).tap()
      await seen(page.getByTestId('how')).tap()
      await seen(page.getByText(say('proof.how4Text'))).waitFor()
      expect(phone.faults).toEqual([])
      await page.context().close()
    },
  )

  test('takes the proof away as a file that the stand-alone checker finds right', async () => {
    const phone = await stage.phone()
    await phone.logIn(first)
    await openProof(phone)
    await check(phone)
    const [download] = await Promise.all([
      phone.page.waitForEvent('download'),
      seen(phone.page.getByTestId('save')).tap(),
    ])
    const { uid } = await stage.ok('user.info', {}, { token: first.token })
    const file = await download.path()
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ leaf: { uid } })
    const { stdout } = await run(process.execPath, ['scripts/checkLiabilities.mjs', file])
    expect(stdout).toContain(`OK: UID ${uid} is counted`)
    await phone.page.context().close()
  })

  test('is shown red when the server gives a proof that was tampered with', async () => {
    const phone = await stage.phone()
    const { page, say } = phone
    await phone.logIn(first)
    await page.route('**/api/ext/liabilities/proof*', async (route) => {
      const reply = await route.fetch()
      const text = (await reply.text()).replace('"10000.000000"', '"9999.000000"')
      await route.fulfill({ response: reply, body: text })
    })
    await openProof(phone)
    await seen(page.getByTestId('check')).tap()
    await seen(page.getByText(say('proof.wrong'))).waitFor()
    await seen(page.getByText(say('proof.fault_totals')))
      .first()
      .waitFor()
    await page.context().close()
  })

  test('who came after the snapshot is told so', async () => {
    const phone = await stage.phone()
    const { page, say } = phone
    const shown = JSON.stringify(await stage.call('ext.liabilities', {}))
    await page.route('**/api/ext/liabilities?*', (route) =>
      route.fulfill({ json: JSON.parse(shown) as object }),
    )
    await phone.logIn(await stage.register())
    await openProof(phone)
    await seen(page.getByTestId('check')).tap()
    await seen(page.getByText(say('proof.newer'))).waitFor()
    await page.context().close()
  })
})
