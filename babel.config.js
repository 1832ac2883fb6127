/** What mini-programs' engines have known since 2018; without it every page carries copies of what is built in. */
const MINI_ENGINES = { ios: '11.3', chrome: '66' }
const target = process.env.TARO_ENV
const engines = target && target !== 'h5' ? { targets: MINI_ENGINES, ignoreBrowserslistConfig: true } : {}

module.exports = {
  presets: [['taro', { framework: 'react', ts: true, compiler: 'webpack5', useBuiltIns: false, ...engines }]],
}
