import { ConfigError, listOf, type Environment } from './settings'

const ORIGIN = /^https?:\/\/[\w.-]+(:\d{1,5})?$/

/** Servers of the app's lines, the same list as its build has; blank places stand for this one. */
export const readLineHosts = (env: Environment): string[] =>
  listOf(env, 'LINE_HOSTS')
    .map((host) => host.replace(/\/$/, ''))
    .map((host) => {
      if (!ORIGIN.test(host))
        throw new ConfigError(`LINE_HOSTS must be origins such as https://a.example.com`)
      return host
    })
