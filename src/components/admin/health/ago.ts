import { inTime } from '@/src/domain/health/feedAge'

/** How long before `at` something was: '12 min ago'. Both are the server's times, so a wrong clock here changes nothing. */
export const ago = (time: string, at: string): string => {
  const seconds = Math.max(0, (Date.parse(at) - Date.parse(time)) / 1000)
  return seconds < 5 ? 'just now' : `${inTime(seconds)} ago`
}
