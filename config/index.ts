import { readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { defineConfig, type UserConfigExport } from '@tarojs/cli'
import type Chain from 'webpack-chain'
import { bringLater, splitLater } from './later'
import { leaveNoEval } from './noEval'
import { takeOwnFiles } from './resolve'

const root = join(__dirname, '..')
const coreDir = join(root, 'core') + sep
const inCore = (file: string): boolean => file.startsWith(coreDir)

/** Hosts of the three lines, from the build alone and never from a server's reply; '' is the app's own host. */
const lines = (process.env.LINE_HOSTS ?? '').split(',').map((host) => host.trim().replace(/\/$/, ''))

/** Mini-programs have no host of their own: without a configured one they talk to a server on this machine. */
const lineHosts = (target: string | undefined): string[] =>
  [0, 1, 2].map((line) => lines[line] || (target === 'h5' || line > 0 ? '' : 'http://127.0.0.1:8080'))

/** Four tabs, or five: the product's two lists. */
const tabLayout = process.env.TAB_LAYOUT || 'four'
if (!['four', 'five'].includes(tabLayout))
  throw new Error(`TAB_LAYOUT must be four or five, not "${tabLayout}"`)

const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }

/** While developing, what the server answers is passed on to it by the bundler's own server. */
const SERVED = ['/api', '/search', '/front', '/websocket', '/media']

/**
 * The chart package holds an old ECharts, and takes all of Taro and of its components by `require`: ours take their places,
 * so that no part of the app carries what it does not use.
 */
const chartPackage = join(root, 'node_modules', 'echarts-taro3-react')
const leanCharts = (chain: Chain): void => {
  const ours = join(root, 'src/features/smallChart')
  chain.module
    .rule('lean-charts')
    .test(/\.js$/)
    .include.add(join(chartPackage, 'lib') + sep)
    .end()
    .resolve.alias.set('@tarojs/taro', join(ours, 'taro.ts'))
    .set('@tarojs/taro$', join(ours, 'taro.ts'))
    .set('@tarojs/components$', join(ours, 'components.ts'))
}

/** Of pages asked for in quick succession, the last is shown. */
const lastRouteOnly = (chain: Chain): void => {
  chain.module
    .rule('last-route')
    .test(/[\\/]@tarojs[\\/]router[\\/]dist[\\/]router[\\/]spa\.js$/)
    .use('last-route')
    .loader(join(root, 'config/loaders/lastRoute.cjs'))
}

/** All engines of the app have these since long: see babel.config.js. */
const BUILT_IN = ['whatwg-fetch$', 'abortcontroller-polyfill/dist/abortcontroller-polyfill-only$']
/** Taro's request carries a way to call other hosts by scripts of theirs, which no call of the app takes. */
const UNUSED = ['jsonp-retry$']

/** Nothing takes the place of what is there anyway, and of what nobody calls. */
const leanRequest = (chain: Chain): void => {
  for (const name of [...BUILT_IN, ...UNUSED])
    chain.resolve.alias.set(name, join(root, 'config/lean/nothing.cjs'))
}

/** Boxes and texts are lighter than Taro's own. */
const leanBoxes = (chain: Chain): void => {
  chain.resolve.alias.set('@tarojs/components$', join(root, 'src/platform/boxes/components.ts'))
}

const autoprefixer = { enable: true, config: {} }

/**
 * What only names things does nothing by itself: who takes one thing from a folder's index gets that file alone, and not all
 * that the index names.
 */
const leanImports = (chain: Chain): void => {
  const index = /[\\/]src[\\/](api|components|features[\\/]\w+)[\\/]index\.ts$/
  chain.module
    .rule('lean-imports')
    .test((file: string) => inCore(file) || index.test(file))
    .merge({ sideEffects: false })
}

/** What every page uses, loaded once; else each page would carry its own copy. Packages have folders called core, too. */
const SHARED =
  /[\\/](src[\\/](components|api|stores|i18n|platform|styles|features[\\/](shell|market|content))|nutui-react-taro)[\\/]/
/** Texts of screens come in every language: with their screens, however many say them. */
const TEXTS = /[\\/]i18n[\\/](areas|[a-z]{2}_[A-Z]{2})[\\/]/
const isShared = (module: { nameForCondition?: () => string | null }): boolean => {
  const file = module.nameForCondition?.() ?? ''
  return (inCore(file) || SHARED.test(file)) && !TEXTS.test(file)
}
/** What fewer parts of the app use comes with each of them, and weighs on no other. */
const SHARED_FROM = 12

export default defineConfig<'webpack5'>(async () => {
  const target = process.env.TARO_ENV
  const outputRoot = process.env.OUTPUT_ROOT ?? `dist/${target ?? 'h5'}`
  const config: UserConfigExport<'webpack5'> = {
    projectName: 'limelight',
    designWidth: (file) => (typeof file === 'object' && file.file?.includes('@nutui') ? 375 : 750),
    deviceRatio: { 640: 2.34 / 2, 750: 1, 375: 2, 828: 1.81 / 2 },
    sourceRoot: 'src',
    outputRoot,
    framework: 'react',
    compiler: { type: 'webpack5', prebundle: { enable: false } },
    cache: { enable: false },
    plugins: [join(root, 'config/screenReaders.ts')],
    copy: {
      patterns: [
        target === 'h5'
          ? { from: 'src/assets/icons/logo.svg', to: `${outputRoot}/static/logo.svg` }
          : { from: 'src/platform/firstDrawing/none.cjs', to: `${outputRoot}/firstScreen.js` },
      ],
      options: {},
    },
    alias: {
      'lodash.kebabcase': join(root, 'config/lean/kebabCase.cjs'),
      '@': join(root, 'src'),
      '@core': join(root, 'core'),
      [join(chartPackage, 'lib', 'ec-canvas', 'echarts.js')]: join(
        root,
        'src/features/smallChart/echarts.ts',
      ),
    },
    defineConstants: {
      LINE_HOSTS: JSON.stringify(lineHosts(target)),
      TAB_LAYOUT: JSON.stringify(tabLayout),
      APP_VERSION: JSON.stringify(version),
    },
    logger: { quiet: true, stats: false },
    mini: {
      webpackChain: (chain) => {
        leanImports(chain)
        leanCharts(chain)
        takeOwnFiles(target ?? 'weapp')(chain)
        leaveNoEval(chain)
        splitLater(chain)
      },
      // Nothing in the app is set as HTML.
      runtime: { enableInnerHTML: false },
      miniCssExtractPluginOption: { ignoreOrder: true },
      addChunkPages: bringLater,
      compile: { include: [inCore] },
      optimizeMainPackage: { enable: true },
      postcss: { pxtransform: { enable: true, config: {} }, cssModules: { enable: false } },
    },
    h5: {
      publicPath: './',
      staticDirectory: 'static',
      router: { mode: 'hash' },
      webpackChain: (chain) => {
        chain.optimization.splitChunks({
          chunks: 'all',
          cacheGroups: {
            shared: {
              name: 'shared',
              test: isShared,
              chunks: 'async',
              minChunks: SHARED_FROM,
              priority: 20,
              enforce: true,
            },
          },
        })
        // A part of the app may take longer on a slow line than a call may.
        chain.output.set('chunkLoadTimeout', 120_000)
        chain.performance.hints(false)
        leanImports(chain)
        leanBoxes(chain)
        leanRequest(chain)
        leanCharts(chain)
        lastRouteOnly(chain)
      },
      devServer: {
        host: '127.0.0.1',
        port: 10086,
        open: false,
        proxy: [{ context: SERVED, target: `http://127.0.0.1:${process.env.PORT ?? '8080'}`, ws: true }],
      },
      compile: { include: [inCore] },
      output: { filename: 'js/[name].[contenthash:8].js', chunkFilename: 'js/[name].[contenthash:8].js' },
      miniCssExtractPluginOption: {
        ignoreOrder: true,
        filename: 'css/[name].[contenthash:8].css',
        chunkFilename: 'css/[name].[contenthash:8].css',
      },
      postcss: {
        autoprefixer,
        pxtransform: { enable: true, config: { maxRootSize: 15, minRootSize: 12 } },
        cssModules: { enable: false },
      },
    },
  }
  return config
})
