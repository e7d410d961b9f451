import { toast } from '@/src/components/ui/toast'
import { COPIED_TOAST_MS } from '@/src/domain/constants'

/** Shares an address with the phone's own sheet, or copies it and says so (PDF-03, ERR-29). @returns whether it was copied */
export const shareAddress = async (name: string, url: string): Promise<boolean> => {
  const touch = window.matchMedia('(pointer: coarse)').matches
  if (touch && 'share' in navigator) {
    await navigator.share({ title: name, url }).catch(() => undefined)
    return false
  }
  try {
    await navigator.clipboard.writeText(url)
  } catch {
    toast({ title: 'The address could not be copied', description: url, variant: 'destructive' })
    return false
  }
  toast({ title: `Copied ${name} to your clipboard!`, durationMs: COPIED_TOAST_MS })
  return true
}
