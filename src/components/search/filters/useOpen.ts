import { type RefObject, type ToggleEventHandler, useEffect, useRef, useState } from 'react'

interface UseOpen {
  ref: RefObject<HTMLDetailsElement | null>
  open: boolean
  onToggle: ToggleEventHandler<HTMLDetailsElement>
}

/**
 * Whether a part of the panel is open: the shopper's own choice, also from before hydration. A filter chosen elsewhere
 * (Back, a sentence) opens its part; removing a filter never closes the part.
 */
export const useOpen = (chosen = false, openAtFirst = false): UseOpen => {
  const ref = useRef<HTMLDetailsElement>(null)
  const [open, setOpen] = useState(chosen || openAtFirst)
  const [before, setBefore] = useState(chosen)
  if (before !== chosen) {
    setBefore(chosen)
    if (chosen) setOpen(true)
  }
  useEffect(() => {
    if (ref.current) setOpen(ref.current.open)
  }, [])
  return { ref, open, onToggle: (event) => setOpen(event.currentTarget.open) }
}
