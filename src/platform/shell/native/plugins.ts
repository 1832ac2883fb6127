import { registerPlugin } from '@capacitor/core'
import type { AppPlugin } from '@capacitor/app'
import type {
  CapacitorBarcodeScannerOptions,
  CapacitorBarcodeScannerScanResult,
} from '@capacitor/barcode-scanner'
import type { CheckBiometryResult, AuthenticateOptions } from '@aparajita/capacitor-biometric-auth'
import type { ClipboardPlugin } from '@capacitor/clipboard'
import type { FilesystemPlugin } from '@capacitor/filesystem'
import type { LocalNotificationsPlugin } from '@capacitor/local-notifications'
import type { MediaPlugin } from '@capacitor-community/media'
import type { NetworkPlugin } from '@capacitor/network'
import type { SharePlugin } from '@capacitor/share'
import type { SplashScreenPlugin } from '@capacitor/splash-screen'
import type { StatusBarPlugin } from '@capacitor/status-bar'

/**
 * The plugins by the names under which their native sides are registered. Their packages would bring a second side for
 * browsers, which have adapters of our own: only their types are taken.
 */
interface ScannerPlugin {
  scanBarcode(options: CapacitorBarcodeScannerOptions): Promise<CapacitorBarcodeScannerScanResult>
}

/** The native methods below the package's own class. */
interface BiometryPlugin {
  checkBiometry(): Promise<CheckBiometryResult>
  /** Rejects with a code, such as `userCancel`, when the user was not recognised. */
  internalAuthenticate(options: AuthenticateOptions): Promise<void>
}

interface SecureKey {
  readonly prefixedKey: string
  /** Whether iCloud carries it to other devices: never. */
  readonly sync: false
}

/** The native methods below the package's own class. */
interface SecureStoragePlugin {
  internalGetItem(key: SecureKey): Promise<{ readonly data: string | null }>
  internalSetItem(item: SecureKey & { readonly data: string; readonly access: number }): Promise<void>
  internalRemoveItem(key: SecureKey): Promise<{ readonly success: boolean }>
}

export const App = registerPlugin<AppPlugin>('App')
export const Biometry = registerPlugin<BiometryPlugin>('BiometricAuthNative')
export const Clipboard = registerPlugin<ClipboardPlugin>('Clipboard')
export const Filesystem = registerPlugin<FilesystemPlugin>('Filesystem')
export const LocalNotifications = registerPlugin<LocalNotificationsPlugin>('LocalNotifications')
export const Media = registerPlugin<MediaPlugin>('Media')
export const Network = registerPlugin<NetworkPlugin>('Network')
export const Scanner = registerPlugin<ScannerPlugin>('CapacitorBarcodeScanner')
export const SecureStorage = registerPlugin<SecureStoragePlugin>('SecureStorage')
export const Share = registerPlugin<SharePlugin>('Share')
export const SplashScreen = registerPlugin<SplashScreenPlugin>('SplashScreen')
export const StatusBar = registerPlugin<StatusBarPlugin>('StatusBar')

/** The code with which a native side refuses; '' without one. */
export const codeOf = (error: unknown): string => {
  const { code } = (error ?? {}) as { readonly code?: unknown }
  return typeof code === 'string' ? code : ''
}
