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
  lock: 'Unlock with fingerprint or face',
  lockReason: 'Confirm that it is you',
  lockMissing:
    'This phone knows no fingerprint and no face yet. Nothing was changed. Set one up in the phone’s settings, then try again.',
  lockRefused: 'You were not recognised. Nothing was changed. Please try again.',
  lockFailed: 'This phone could not store the setting. Nothing was changed. Please try again.',
  cache: 'Stored on this device',
  clearQuestion: 'Clear what is stored on this device?',
  clearGoes:
    'Goes: display choices, indicators and drawings of the chart, favourites that are not in your account yet, saved receipt keys, and the last known prices.',
  clearStays:
    'Stays: your login, language and line. Balances, orders and records are kept on the server and are not touched.',
  clear: 'Clear {size}',
  cleared: 'Cleared',
  version: 'Version',
  checking: 'Checking…',
  newest: 'This is the newest version',
}
