import type { CapacitorConfig } from '@capacitor/cli'

/** A server without TLS is one on this machine: such a shell is for trying, and its page is served without TLS as well. */
const isLocal = (process.env.LINE_HOSTS ?? '').startsWith('http://')

/** The ground of the app, so that nothing flashes between splash, page and bars. */
const GROUND = '#0A0C0B'

const config: CapacitorConfig = {
  appId: process.env.NATIVE_APP_ID || 'app.limelight.trade',
  appName: 'Limelight',
  webDir: 'www',
  backgroundColor: GROUND,
  // The bridge writes every call with its data to the system's log: never those of a token.
  loggingBehavior: 'none',
  zoomEnabled: false,
  server: { androidScheme: isLocal ? 'http' : 'https', iosScheme: 'capacitor' },
  android: {
    allowMixedContent: false,
    adjustMarginsForEdgeToEdge: 'auto',
    webContentsDebuggingEnabled: isLocal,
  },
  ios: { contentInset: 'never', webContentsDebuggingEnabled: isLocal },
  includePlugins: [
    '@aparajita/capacitor-biometric-auth',
    '@aparajita/capacitor-secure-storage',
    '@capacitor-community/media',
    '@capacitor/app',
    '@capacitor/barcode-scanner',
    '@capacitor/clipboard',
    '@capacitor/filesystem',
    '@capacitor/local-notifications',
    '@capacitor/network',
    '@capacitor/share',
    '@capacitor/splash-screen',
    '@capacitor/status-bar',
  ],
  plugins: {
    // Hidden by the app once Home has something to show.
    SplashScreen: { launchAutoHide: false, backgroundColor: GROUND, showSpinner: false },
    StatusBar: { style: 'DARK', backgroundColor: GROUND, overlaysWebView: false },
    LocalNotifications: { smallIcon: 'ic_stat_limelight', iconColor: '#C6F04A' },
  },
}

export default config
