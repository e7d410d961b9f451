import { useEffect, useState } from 'react'

const STEP_MS = 30_000

/** The time, moving on twice a minute; null until the browser has rendered once, as the server's clock is another. */
export const useNow = (): number | null => {
  const [now, setNow] = useState<number | null>(null)
  useEffect(() => {
    const tick = (): void => setNow(Date.now())
    const first = setTimeout(tick, 0)
    const timer = setInterval(tick, STEP_MS)
    return () => {
      clearTimeout(first)
      clearInterval(timer)
    }
  }, [])
  return now
}
