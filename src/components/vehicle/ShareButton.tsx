'use client'

import { useState } from 'react'
import { Icon } from '@/src/components/ui/Icon'
import { toast } from '@/src/components/ui/toast'
import { COPIED_SHOWN_MS, COPIED_TOAST_MS } from '@/src/domain/constants'
import { toolClasses } from './toolClasses'

interface ShareButtonProps {
  name: string
  /** Absolute address of the page. */
  url: string
}

/** Shares a car with the phone's own sheet, or copies its address: 'Copied' for 1.5 s and a toast (PDF-03, ERR-29). */
export const ShareButton = ({ name, url }: ShareButtonProps) => {
  const [copied, setCopied] = useState(false)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url)
    } catch {
      return toast({ title: 'The address could not be copied', description: url, variant: 'destructive' })
    }
    setCopied(true)
    setTimeout(() => setCopied(false), COPIED_SHOWN_MS)
    toast({ title: `Copied ${name} to your clipboard!`, durationMs: COPIED_TOAST_MS })
  }
  const share = () => {
    const touch = window.matchMedia('(pointer: coarse)').matches
    if (touch && 'share' in navigator) navigator.share({ title: name, url }).catch(() => undefined)
    else void copy()
  }
  return (
    <button type="button" onClick={share} className={toolClasses}>
      <Icon name={copied ? 'check' : 'share-2'} className="size-4.5" />
      <span aria-live="polite">{copied ? 'Copied' : 'Share'}</span>
    </button>
  )
}
