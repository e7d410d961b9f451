'use client'

import { useState } from 'react'
import { Icon } from '@/src/components/ui/Icon'
import { toolClasses } from './toolClasses'

interface ShareButtonProps {
  name: string
  /** Absolute address of the page. */
  url: string
}

/** Shares a car with the phone's own sheet, or copies its address: 'Copied' for 1.5 s and a toast (PDF-03, ERR-29). */
export const ShareButton = ({ name, url }: ShareButtonProps) => {
  const [copied, setCopied] = useState(false)
  const share = async () => {
    const { shareAddress } = await import('./shareAddress')
    const shownMs = await shareAddress(name, url)
    if (shownMs === null) return
    setCopied(true)
    setTimeout(() => setCopied(false), shownMs)
  }
  return (
    <button type="button" onClick={() => void share()} className={toolClasses}>
      <Icon name={copied ? 'check' : 'share-2'} className="size-4.5" />
      <span aria-live="polite">{copied ? 'Copied' : 'Share'}</span>
    </button>
  )
}
