export const settings = {
  title: 'Settings',
  fiat: 'Fiat currency',
  fiatRate: '1 USDT = {rate} {currency}, {date}',
  fiatNone: '{currency} unavailable',
  notifications: 'Notifications',
  confirm: 'Confirm each order',
  hideSmall: 'Hide balances under 1 USDT',
  hideBalances: 'Hide all balances',
  lessMotion: 'Reduce motion',
  cache: 'Stored on this device',
  clearQuestion: 'Clear what is stored on this device?',
  clearGoes:
    'Goes: display choices, indicators and drawings of the chart, favourites that are not in your account yet, and saved receipt keys.',
  clearStays:
    'Stays: your login, language and line. Balances, orders and records are kept on the server and are not touched.',
  clear: 'Clear {size}',
  cleared: 'Cleared',
  version: 'Version',
  checking: 'Checking…',
  newest: 'This is the newest version',
  newer: 'Version {version} is available. Reload the app to get it.',
}
