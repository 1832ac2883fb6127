import { useEffect, useState } from 'react'

/**
 * A value that changes faster than it can be taken in, looked at every `ms`; rendered when it differs.
 * @param read must stay the same while its source does
 */
export const useSampled = <T>(read: () => T, ms: number): T => {
  const [value, setValue] = useState(read)
  useEffect(() => {
    const look = (): void => setValue(read)
    look()
    const timer = setInterval(look, ms)
    return () => clearInterval(timer)
  }, [read, ms])
  return value
}
