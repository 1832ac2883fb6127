export const device = {
  lockTitle: 'Limelight is locked',
  lockText:
    'Your finger or face was not recognised. Nothing was changed. Try again, or log in with your password.',
  lockMissing:
    'This phone knows no finger and no face any more. Nothing was lost. Log in with your password, or set one up in the phone’s settings.',
  lockReason: 'Unlock Limelight',
  unlock: 'Unlock',
  signIn: 'Log in with password',
  tokenLost: 'This phone could not read your login. Nothing was lost. Please log in again.',
  tokenNotKept:
    'This phone could not store your login safely. You stay logged in until the app is closed; log in again then.',
  up: 'call',
  down: 'put',
  settledTitle: '{pair} option ended',
  settledText: 'Your {pair} {direction} has reached its settlement. Open Limelight to see the result.',
}
