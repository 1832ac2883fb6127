import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { leavesTabBar, miniAppConfig } from '@/platform/miniApp'
import { miniEndings } from '../../../config/resolve'
import kebabCase from '../../../config/lean/kebabCase.cjs'

const json = (file: string): Record<string, unknown> =>
  JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>

const mockHide = jest.fn(() => Promise.resolve())
jest.mock('@tarojs/taro', () => ({ hideTabBar: mockHide }))

/** What a vendor's tool reads, and where it finds the built app. */
const PROJECTS = [
  ['weapp', 'project.config.json', 'miniprogramRoot'],
  ['alipay', 'project.alipay.json', 'miniprogramRoot'],
  ['tt', 'project.tt.json', 'miniprogramRoot'],
  ['qq', 'project.qq.json', 'miniprogramRoot'],
  ['jd', 'project.jd.json', 'miniprogramRoot'],
  ['swan', 'project.swan.json', 'smartProgramRoot'],
] as const

describe.each(PROJECTS)('the target %s', (target, file, root) => {
  it('has a command, what builds it, and a project that leads to the result', () => {
    const { scripts, devDependencies } = json('package.json') as Record<string, Record<string, string>>
    expect(scripts?.[`build:${target}`]).toContain(target)
    expect(devDependencies).toHaveProperty(`@tarojs/plugin-platform-${target}`)
    expect(existsSync(file)).toBe(true)
    expect(String(json(file)[root])).toMatch(new RegExp(`^(\\./)?dist/${target}/?$`))
  })
})

describe('what the app tells a vendor', () => {
  const before = process.env.TARO_ENV
  afterEach(() => {
    if (before === undefined) delete process.env.TARO_ENV
    else process.env.TARO_ENV = before
  })
  const told = (target: string): Record<string, unknown> => {
    process.env.TARO_ENV = target
    return miniAppConfig(['pages/kline', 'pages/me']) as Record<string, unknown>
  }

  it('is nothing on the web', () => {
    expect(told('h5')).toEqual({})
  })

  it('names private interfaces for WeChat only', () => {
    expect(told('weapp')).toMatchObject({
      __usePrivacyCheck__: true,
      requiredPrivateInfos: ['chooseLocation'],
    })
    expect(Object.keys(told('alipay'))).toEqual(['preloadRule'])
  })

  it.each(PROJECTS)('%s shows one tab bar: the vendor leaves it to us, or theirs is hidden', (target) => {
    told(target)
    const leaves = leavesTabBar()
    expect(leaves).toBe(target === 'weapp' || target === 'alipay')
    const folder = join(__dirname, '../../../src/platform/tabBar')
    const file =
      miniEndings(target)
        .map((end) => join(folder, `index${end}`))
        .find(existsSync) ?? ''
    mockHide.mockClear()
    jest.requireActual<{ hideVendorTabBar: () => void }>(file).hideVendorTabBar()
    expect(mockHide).toHaveBeenCalledTimes(leaves ? 0 : 1)
  })

  it('loads only packages ahead that this build has', () => {
    expect(told('alipay').preloadRule).toEqual({
      'pages/home/index': { network: 'all', packages: ['pages/kline', 'pages/me'] },
      'pages/mark/index': { network: 'all', packages: ['pages/kline'] },
      'pages/cookie/index': { network: 'all', packages: ['pages/kline'] },
      'pages/asset/index': { network: 'all', packages: ['pages/me'] },
    })
  })
})

it.each([
  ['nutuiColorPrimary', 'nutui-color-primary'],
  ['nutuiColorPrimaryStop1', 'nutui-color-primary-stop-1'],
  ['nutuiOverlayBgColor', 'nutui-overlay-bg-color'],
  ['nutuiGray10', 'nutui-gray-10'],
  ['plain', 'plain'],
])('names of the component library’s variables are written its way: %s', (name, variable) => {
  expect(kebabCase(name)).toBe(variable)
})
