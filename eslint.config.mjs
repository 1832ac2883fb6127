import reactHooks from 'eslint-plugin-react-hooks'
import tseslint from 'typescript-eslint'

/** Who may import what (ARCHITECTURE.md): a wrong import fails the tests. */
const layer = (files, forbidden, message) => ({
  files,
  rules: { 'no-restricted-imports': ['error', { patterns: [{ group: forbidden, message }] }] },
})

const NOT_CLIENT = ['@/*', '**/src/*', '@tarojs/*', 'react', 'react-dom']
const NOT_SERVER = ['@server/*', '**/server/*', 'fastify', 'pg', 'kysely', 'node:*']
const MONEY_NAME =
  '/(amount|balance|available|frozen|total|stake|margin|fee|price|profit|loss|payout|received|withdrawable|rate|open|high|low|close|volume|turnover|minimum)$/i'
const NOT_MONEY = 'An amount or a price never becomes a number: use Money of core/money.'

/** Every way by which a decimal text or Money turns into a binary float. */
const MONEY_SYNTAX = [
  ...["callee.name='Number'", "callee.property.name='parseFloat'", "callee.name='parseFloat'"].flatMap(
    (callee) => [
      {
        selector: `CallExpression[${callee}] > Identifier.arguments[name=${MONEY_NAME}]`,
        message: NOT_MONEY,
      },
      {
        selector: `CallExpression[${callee}] > MemberExpression.arguments[property.name=${MONEY_NAME}]`,
        message: NOT_MONEY,
      },
      {
        selector: `CallExpression[${callee}] > CallExpression.arguments[callee.name='toWire']`,
        message: NOT_MONEY,
      },
    ],
  ),
  { selector: `UnaryExpression[operator='+'] > Identifier[name=${MONEY_NAME}]`, message: NOT_MONEY },
  {
    selector: `UnaryExpression[operator='+'] > MemberExpression[property.name=${MONEY_NAME}]`,
    message: NOT_MONEY,
  },
  { selector: "CallExpression[callee.property.name='toNumber']", message: NOT_MONEY },
  { selector: "CallExpression[callee.property.name='valueOf']", message: NOT_MONEY },
]
/** Where prices are drawn, or enter a probability: lengths on a screen and logarithms, never an amount. */
const DRAWS = [
  'src/features/chart/**',
  'src/features/book/draw/**',
  'core/domain/options/sellBack.ts',
  'server/options/recentPrices.ts',
  'server/market/book.ts',
]
const TARGET_SYNTAX = {
  selector: "MemberExpression[property.name='TARO_ENV']",
  message: 'Only src/platform knows the target.',
}

const PLATFORM_GLOBALS = [
  'window',
  'document',
  'localStorage',
  'navigator',
  'location',
  'wx',
  'my',
  'fetch',
  'WebSocket',
  'Intl',
  'URL',
  'URLSearchParams',
]

export default tseslint.config(
  { ignores: ['dist/**', 'node_modules/**', '.data/**', 'coverage/**', 'native/{android,ios,www}/**'] },
  ...tseslint.configs.recommendedTypeChecked.map((config) => ({ ...config, files: ['**/*.ts', '**/*.tsx'] })),
  {
    files: ['**/*.ts', '**/*.tsx'],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    plugins: { 'react-hooks': reactHooks },
    rules: {
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': [
        'error',
        { checksVoidReturn: { attributes: false, properties: false } },
      ],
      '@typescript-eslint/require-await': 'off',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      'no-console': 'error',
      eqeqeq: 'error',
    },
  },
  layer(
    ['core/money/**'],
    [...NOT_CLIENT, ...NOT_SERVER, '../domain/*', '../domain', '../contract', '../contract/*'],
    'core/money imports nothing of ours',
  ),
  layer(
    ['core/domain/**'],
    [...NOT_CLIENT, ...NOT_SERVER, '**/contract', '**/contract/*'],
    'core/domain imports core/money only',
  ),
  layer(['core/contract/**'], [...NOT_CLIENT, ...NOT_SERVER], 'core knows neither client nor server'),
  layer(['server/**'], NOT_CLIENT, 'the server imports core, never src'),
  layer(
    ['src/platform/**'],
    [...NOT_SERVER, '@/pages/*', '@/features/*', '@/stores/*', '@/api/*'],
    'platform is the lowest layer of the client',
  ),
  layer(
    ['src/api/**'],
    [...NOT_SERVER, '@/pages/*', '@/features/*', '@/components/*'],
    'api imports core and platform',
  ),
  layer(
    ['src/stores/**'],
    [...NOT_SERVER, '@/pages/*', '@/features/*', '@/components/*'],
    'stores import core, platform and api',
  ),
  layer(['src/components/**'], [...NOT_SERVER, '@/pages/*', '@/features/*'], 'components are presentational'),
  layer(['src/features/**'], [...NOT_SERVER, '@/pages/*'], 'pages import features, not the other way'),
  layer(['src/pages/**'], NOT_SERVER, 'the client imports core, never the server'),
  { files: ['server/**', 'src/platform/**'], rules: { 'no-restricted-syntax': ['error', ...MONEY_SYNTAX] } },
  {
    files: ['src/**', 'core/**'],
    ignores: ['src/platform/**'],
    rules: {
      'no-restricted-globals': ['error', ...PLATFORM_GLOBALS],
      'no-restricted-syntax': ['error', TARGET_SYNTAX, ...MONEY_SYNTAX],
    },
  },
  { files: DRAWS, rules: { 'no-restricted-syntax': ['error', TARGET_SYNTAX] } },
  {
    files: ['test/**', 'config/**', 'scripts/**'],
    rules: { 'no-console': 'off' },
  },
)
