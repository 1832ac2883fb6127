import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { LANGUAGES } from '@core/domain'
import packageJson from '../../../package.json'
import { openApp, type TestApp } from '../../helpers/app'
import { operatorOn, type TestOperator } from '../../helpers/operator'

let app: TestApp
let operator: TestOperator
let folder: string
beforeEach(async () => {
  app = await openApp()
  operator = operatorOn(app.ctx)
  folder = mkdtempSync(join(tmpdir(), 'limelight-version-'))
  for (const { code } of LANGUAGES) writeFileSync(join(folder, `${code}.md`), `- new in ${code}\n`)
})
afterEach(async () => {
  rmSync(folder, { recursive: true })
  await app.close()
})

const version = (lang: 'en_US' | 'ja_JP' = 'en_US') => app.ok('search.appVersion', {}, { lang })

test('before any release it is the version of this server, and nothing is forced', async () => {
  expect(await version()).toEqual({
    ...{ version: packageJson.version, forced: false, minimum: null, notes: '', releasedAt: null },
  })
})

test('the newest number counts, not the last announced; a forced one stays the least that may be used', async () => {
  await operator.run('version-release', '1.9.0', 'forced', folder)
  await operator.run('version-release', '1.10.0', 'optional', folder)
  await operator.run('version-release', '1.8.5', 'forced', folder)
  expect(await version('ja_JP')).toMatchObject({
    ...{ version: '1.10.0', forced: false, minimum: '1.9.0', notes: '- new in ja_JP' },
  })
  await operator.run('version-withdraw', '1.10.0')
  expect(await version()).toMatchObject({ version: '1.9.0', forced: true, minimum: '1.9.0' })
  expect((await operator.run('version')).map((line) => line.split('  ').slice(0, 2))).toEqual([
    ['1.9.0', 'forced'],
    ['1.8.5', 'forced'],
  ])
})

test('numbers, words and files that are not right are refused', async () => {
  await expect(operator.run('version-release', '1.9', 'forced', folder)).rejects.toThrow('three numbers')
  await expect(operator.run('version-release', '1.9.0', 'perhaps', folder)).rejects.toThrow(
    'optional or forced',
  )
  rmSync(join(folder, 'ja_JP.md'))
  await expect(operator.run('version-release', '1.9.0', 'forced', folder)).rejects.toThrow('ja_JP.md')
  await expect(operator.run('version-withdraw', '1.9.0')).rejects.toThrow('not announced')
  expect(await operator.actions()).toEqual([])
})
