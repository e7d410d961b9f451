import { toast } from '@/src/components/ui/dialog/toast'
import { COPIED_SHOWN_MS, COPIED_TOAST_MS, SHARE_WINDOW } from '@/src/domain/constants/vehicle'

/**
 * Copies an address and shows a toast (PDF-03, ERR-29). @returns how many ms to show 'Copied'; null when copying failed
 */
export const copyAddress = async (name: string, url: string): Promise<number | null> => {
  try {
    await navigator.clipboard.writeText(url)
  } catch {
    toast({ title: 'The address could not be copied', description: url, variant: 'destructive' })
    return null
  }
  toast({ title: `Copied ${name} to your clipboard!`, durationMs: COPIED_TOAST_MS })
  return COPIED_SHOWN_MS
}

/** Opens a network's share page in a small window (PDF-04); where windows are blocked, in this one. */
export const openShareWindow = (href: string): void => {
  const { width, height } = SHARE_WINDOW
  if (!window.open(href, 'share', `popup,width=${width},height=${height}`)) window.location.assign(href)
}
