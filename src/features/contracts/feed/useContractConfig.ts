import { useDidShow } from '@tarojs/taro'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import type { AppProblem } from '@core/domain'
import { call, problemOf } from '@/api'
import { useConnects } from '@/stores/live'
import { termsOf, type ContractConfig, type Terms } from '../terms'

/** The terms of every pair that was asked for. */
const configs = createStore<{ readonly byId: Readonly<Record<number, ContractConfig>> }>(() => ({ byId: {} }))

const read = async (id: number): Promise<void> => {
  const config = await call('usdt.contractConfig', { id })
  configs.setState(({ byId }) => ({ byId: { ...byId, [id]: config } }))
}

const useConfigOf = (tradeId: number): ContractConfig | undefined => useStore(configs, (s) => s.byId[tradeId])

export interface ContractRules {
  readonly config: ContractConfig
  readonly terms: Terms
}

/** A pair's terms for its ticket: read at first, for another pair, after a reconnect and when shown again. */
export const useContractConfig = (
  tradeId: number,
): {
  readonly rules: ContractRules | undefined
  readonly problem: AppProblem | undefined
  readonly reload: () => Promise<void>
} => {
  const config = useConfigOf(tradeId)
  const [problem, setProblem] = useState<AppProblem>()
  const connects = useConnects()
  const reload = useCallback(async () => {
    try {
      await read(tradeId)
      setProblem(undefined)
    } catch (error) {
      setProblem(problemOf(error))
    }
  }, [tradeId])
  const reconnected = connects > 1 ? connects : 0
  useEffect(() => {
    void reload()
  }, [reload, reconnected])
  const shown = useRef(false)
  useDidShow(() => {
    if (shown.current) void reload()
    shown.current = true
  })
  const rules = useMemo(() => config && { config, terms: termsOf(config) }, [config])
  return { rules, problem, reload }
}

const asked = new Set<number>()

/** A pair's terms for what is already open on it; undefined until they are known. */
export const useTerms = (tradeId: number): Terms | undefined => {
  const config = useConfigOf(tradeId)
  const connects = useConnects()
  const known = config !== undefined
  useEffect(() => {
    if (known || asked.has(tradeId)) return
    asked.add(tradeId)
    void read(tradeId)
      .catch(() => undefined)
      .finally(() => asked.delete(tradeId))
  }, [tradeId, known, connects])
  return useMemo(() => config && termsOf(config), [config])
}

/** The terms that are known by now, as a function of the pair. */
export const useAllTerms = (): ((tradeId: number) => Terms | undefined) => {
  const byId = useStore(configs, (s) => s.byId)
  return useMemo(() => {
    const all = new Map(Object.values(byId).map((config) => [config.tradeId, termsOf(config)]))
    return (tradeId) => all.get(tradeId)
  }, [byId])
}
