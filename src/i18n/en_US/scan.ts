export const scan = {
  open: 'Scan',
  failed: 'Scan failed',
  denied: 'The camera is off for this app. Allow it in your phone’s settings, then scan again.',
  notAddress: 'There is no address in this code.',
  otherNetwork: 'This code holds an address of {network}. Choose that network first, or scan another code.',
  notInvite: 'There is no invitation in this code.',
  filled: 'Filled in from the code. Compare it before you go on.',
}
