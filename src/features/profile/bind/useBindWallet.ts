import { useState } from 'react'
import { bindText, checkCode, type AppProblem } from '@core/domain'
import { call, problemOf, useAction } from '@/api'
import { useOwnCode } from '@/features/session/code/useOwnCode'
import { signMessage, walletAddress } from '@/features/session/login/walletSign'

/** Steps of binding a wallet: its address, a code to an own contact, its signature. */
export const useBindWallet = (done: () => void) => {
  const { busy, run } = useAction()
  const [address, setAddress] = useState<string | null>(null)
  const [code, writeCode] = useState('')
  const [fault, setFault] = useState<AppProblem>()
  const [problem, setProblem] = useState<AppProblem | null>(null)

  const refuse = (answer: AppProblem): void => {
    if (answer.code.startsWith('CODE_')) setFault(answer)
    else setProblem(answer)
  }
  const bindTo = address === null ? null : bindText('wallet', { account: address })
  const own = useOwnCode({ purpose: 'bind', bind: bindTo, refuse })
  const setCode = (text: string): void => {
    writeCode(text)
    setFault(undefined)
  }
  const connect = async (): Promise<void> => {
    setProblem(null)
    try {
      const found = await run('connect', () => walletAddress())
      if (found) setAddress(found)
    } catch (error) {
      refuse(problemOf(error))
    }
  }
  const bind = async (): Promise<void> => {
    const wrong = checkCode(code.trim())
    setFault(wrong ?? undefined)
    setProblem(null)
    if (wrong || address === null) return
    try {
      const bound = await run({ address, code }, async () => {
        const signed = await signMessage(address, 'bind')
        return call('user.bind', { kind: 'wallet', ...signed, code: code.trim() })
      })
      if (bound) done()
    } catch (error) {
      refuse(problemOf(error))
    }
  }
  return { address, own, code, setCode, fault, problem, busy, connect, bind }
}
