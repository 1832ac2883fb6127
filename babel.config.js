/** What the engines of phones have known since 2018; without it every part of the app carries copies of what is built in. */
const ENGINES = { ios: '11.3', chrome: '66' }

module.exports = {
  presets: [
    [
      'taro',
      {
        framework: 'react',
        ts: true,
        compiler: 'webpack5',
        useBuiltIns: false,
        targets: ENGINES,
        ignoreBrowserslistConfig: true,
      },
    ],
  ],
}
