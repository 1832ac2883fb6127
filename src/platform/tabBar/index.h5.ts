/** A client that leaves the tab bar to the app has nothing to hide. */
export const hideVendorTabBar = (): void => undefined
