/**
 * Stands in for `@tarojs/components` in a browser. It names things and holds nothing: Taro's bundler takes out what the app
 * does not use of a module of that name.
 */
export * from '@tarojs/components/lib/react'
export { Text, View } from './boxes'
