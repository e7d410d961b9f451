import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'

/** The ref of a select; `adopt` is called once with the value it has when it is hydrated: it may have been chosen before. */
export const useEarlyChoice = (adopt: (value: string) => void): RefObject<HTMLSelectElement | null> => {
  const select = useRef<HTMLSelectElement>(null)
  const take = useEffectEvent(() => select.current && adopt(select.current.value))
  useEffect(() => void take(), [])
  return select
}
