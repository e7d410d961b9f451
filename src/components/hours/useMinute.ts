import { useSyncExternalStore } from 'react'

const MINUTE = 60_000

const eachMinute = (changed: () => void): (() => void) => {
  const timer = setInterval(changed, MINUTE)
  return () => clearInterval(timer)
}
const thisMinute = (): number | null => Math.floor(Date.now() / MINUTE)
const notYet = (): number | null => null

/** The current minute; null on the server, whose page is cached for an hour. */
export const useMinute = (): Date | null => {
  const minute = useSyncExternalStore(eachMinute, thisMinute, notYet)
  return minute === null ? null : new Date(minute * MINUTE)
}
