import { toast } from '@/src/components/ui/toast'
import { COPIED_SHOWN_MS, COPIED_TOAST_MS } from '@/src/domain/constants'

/** Shares an address with the phone's own sheet, or copies it and says so (PDF-03, ERR-29). @returns how many ms to show 'Copied'; null: it was not */
export const shareAddress = async (name: string, url: string): Promise<number | null> => {
  const touch = window.matchMedia('(pointer: coarse)').matches
  if (touch && 'share' in navigator) {
    await navigator.share({ title: name, url }).catch(() => undefined)
    return null
  }
  try {
    await navigator.clipboard.writeText(url)
  } catch {
    toast({ title: 'The address could not be copied', description: url, variant: 'destructive' })
    return null
  }
  toast({ title: `Copied ${name} to your clipboard!`, durationMs: COPIED_TOAST_MS })
  return COPIED_SHOWN_MS
}
