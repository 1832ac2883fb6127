import { Capacitor } from '@capacitor/core'
import type { Style } from '@capacitor/status-bar'
import { App, Clipboard, Network, SplashScreen, StatusBar } from './plugins'

export const isAndroid = (): boolean => Capacitor.getPlatform() === 'android'

const ignore = (): void => undefined

/** @returns whether the text is on the clipboard now */
export const writeClipboard = (text: string): Promise<boolean> =>
  Clipboard.write({ string: text }).then(
    () => true,
    () => false,
  )

/** False only when the phone knows that it has no network. */
export const isConnected = (): Promise<boolean> =>
  Network.getStatus().then(
    ({ connected }) => connected,
    () => true,
  )

/** @returns the way to stop watching */
export const watchNetwork = async (handler: (online: boolean) => void): Promise<() => void> => {
  const handle = await Network.addListener('networkStatusChange', ({ connected }) => handler(connected))
  return () => void handle.remove()
}

/** Light signs on the app's dark ground. */
export const dressBars = (): void => void StatusBar.setStyle({ style: 'DARK' as Style }).catch(ignore)

export const hideSplash = (): void => void SplashScreen.hide({ fadeOutDuration: 200 }).catch(ignore)

/** Calls `handler` when the app comes to the front or leaves it. */
export const onActive = (handler: (active: boolean) => void): void =>
  void App.addListener('appStateChange', ({ isActive }) => handler(isActive))

/**
 * Takes over Android's button.
 * @param handler hears whether the page could go back
 */
export const onBackButton = (handler: (canGoBack: boolean) => void): void =>
  void App.addListener('backButton', ({ canGoBack }) => handler(canGoBack))

/** iOS opens the app's page of its settings by this address. Android asks for nothing that could be refused for good here. */
export const openSettings = (): void => {
  if (!isAndroid()) window.location.assign('app-settings:')
}

/** To the phone's own first screen; the app stays as it is. */
export const leaveApp = (): void => void App.minimizeApp().catch(ignore)

/** Calls `handler` with the link that started the app, and with each that follows. */
export const onLink = (handler: (link: string) => void): void => {
  void App.getLaunchUrl().then((launch) => launch?.url && handler(launch.url), ignore)
  void App.addListener('appUrlOpen', ({ url }) => handler(url))
}
