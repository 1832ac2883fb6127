export type * from './config'
export { loadConfig } from './load'
export { addSecret, loadSecrets } from './secrets'
export { ConfigError, SETTINGS, type Environment, type SettingName } from './settings'
