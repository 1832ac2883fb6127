/// <reference types="@tarojs/taro" />

/** Hosts of the three lines, from the build configuration. */
declare const LINE_HOSTS: readonly string[]

/** Which tab layout is built. */
declare const TAB_LAYOUT: 'four' | 'five'

/** Version of the app, from its package. */
declare const APP_VERSION: string

declare module '*.scss'

declare module 'taro-i18n' {
  export default class T {
    constructor(locale: string, locales: (values?: unknown) => Record<string, Record<string, string>>)
    locale: string
    setLocale(locale: string): void
    _(key: string, values?: unknown): string
  }
}
