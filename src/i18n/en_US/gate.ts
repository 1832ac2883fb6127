export const gate = {
  title: 'Verify your identity',
  noteTitle: 'Real-name verification first',
  text_withdraw: 'Coins can be withdrawn once your identity is approved.',
  text_partner: 'Partners can be paid once your identity is approved.',
  kept: 'What you entered here stays as it is.',
  pending: 'Your verification is under review. You will be told when it is decided.',
  rejected: 'Your last submission was not approved. See why, and submit again.',
  verify: 'Verify now',
  see: 'See the state',
  later: 'Later',
  regionTitle: 'Your region',
  regionText: 'Registration and trading are not offered where you are.',
  regionStill:
    'What you have is still yours: you can sign in, close positions, cancel orders and withdraw. If you think this is a mistake, or are using a VPN, write to customer service.',
  regionAssets: 'My assets',
  regionSupport: 'Customer service',
}
