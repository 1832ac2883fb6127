import type Chain from 'webpack-chain'

/**
 * Which file of a capability a mini-program gets: the one of its own vendor, else the one that all mini-programs share.
 * `@/platform/album` is `index.alipay.ts` for Alipay and `index.mini.ts` for all others.
 */
export const miniEndings = (target: string): readonly string[] => [
  `.${target}.ts`,
  `.${target}.tsx`,
  '.mini.ts',
  '.mini.tsx',
]

/** Looks for those before the files that all targets share. */
export const takeOwnFiles =
  (target: string) =>
  (chain: Chain): void => {
    const endings = chain.resolve.extensions
    const shared = endings.values()
    endings.clear().merge([...miniEndings(target), ...shared])
  }
