import { type ToggleEventHandler, useState } from 'react'

interface UseOpen {
  open: boolean
  onToggle: ToggleEventHandler<HTMLDetailsElement>
}

/**
 * Whether a part of the panel is open: as the shopper left it. A filter chosen elsewhere ('back', a sentence) opens its
 * part; one taken away never closes the part under the shopper's hand.
 */
export const useOpen = (chosen: boolean, openAtFirst = false): UseOpen => {
  const [open, setOpen] = useState(chosen || openAtFirst)
  const [before, setBefore] = useState(chosen)
  if (before !== chosen) {
    setBefore(chosen)
    if (chosen) setOpen(true)
  }
  return { open, onToggle: (event) => setOpen(event.currentTarget.open) }
}
