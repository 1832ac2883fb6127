import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import type { MarketConfig } from '../config'
import type { Feed } from './feed'
import { exchangeFeed, type ExchangeOptions } from './exchange/feed'
import { parseCandles, pairOfFile, ReplayFileError } from './replay/csv'
import { replayFeed } from './replay/feed'
import { simulatedFeed } from './simulated/feed'

const readReplay = async (path: string): Promise<string> => {
  try {
    return await readFile(path, 'utf8')
  } catch {
    throw new ReplayFileError(`the replay file cannot be read: ${path}`)
  }
}

/** The feed that the configuration asks for. @param seed 16 hexadecimal digits for the simulated one */
export const chooseFeed = async (
  config: MarketConfig,
  seed: string,
  { log, wall }: Pick<ExchangeOptions, 'log' | 'wall'>,
): Promise<Feed> => {
  if (config.feed === 'exchange') return exchangeFeed({ ...config.exchange, bbt: config.bbt, log, wall })
  if (config.feed === 'simulated') return simulatedFeed(seed)
  const path = config.replayFile ?? ''
  const pair = pairOfFile(basename(path))
  const bars = parseCandles(await readReplay(path), pair)
  return replayFeed({ pair, bars, speed: config.replaySpeed, from: config.replayFrom })
}
