/** Asks for consent where the client leaves that to the app: WeChat (`index.weapp`). Everywhere else nobody asks. */
export const PrivacySheet = (): null => null
