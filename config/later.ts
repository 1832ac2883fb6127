import type { Chunk, ChunkGraph, Module } from 'webpack'
import type Chain from 'webpack-chain'

/** What a launch runs: the app and its first page. */
const AT_LAUNCH = ['app', 'pages/home/index']
const LATER = 'later'

const namesOf = (chunks: Iterable<Chunk>): string[] => [...chunks].map(({ name }) => name ?? '')

const isNotAtLaunch = (module: Module, { chunkGraph }: { readonly chunkGraph: ChunkGraph }): boolean =>
  !namesOf(chunkGraph.getModuleChunksIterable(module)).some((name) => AT_LAUNCH.includes(name))

/** Scripts that several pages share and Home does not need are a file of their own, which a launch does not read. */
export const splitLater = (chain: Chain): void => {
  const { cacheGroups, ...rest } = chain.optimization.get('splitChunks') as { cacheGroups: object }
  // Packages that Home does not need, too; Taro's own are a file of theirs.
  const later = { name: LATER, type: /javascript/, test: isNotAtLaunch, minChunks: 2, priority: 50 }
  chain.optimization.splitChunks({ ...rest, cacheGroups: { ...cacheGroups, later } })
}

/** Every page but Home brings that file. */
export const bringLater = (files: Map<string, string[]>, pages?: string[]): void =>
  pages?.filter((page) => !AT_LAUNCH.includes(page)).forEach((page) => files.set(page, [LATER]))
