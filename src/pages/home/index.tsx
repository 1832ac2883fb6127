import type * as Screen from '@/features/home/HomeScreen'

/**
 * What Home is made of runs when React first draws it, not before: a mini-program has handed its first drawing to the client by
 * then (src/platform/firstDrawing).
 */
export default function Home() {
  // eslint-disable-next-line @typescript-eslint/no-require-imports -- An import would run it all before the page is there.
  const { HomeScreen } = require('@/features/home/HomeScreen') as typeof Screen
  return <HomeScreen />
}
