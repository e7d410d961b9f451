'use client'

import { Check, Copy, Share2, Hash, type LucideIcon, Mail, MessageCircle, ThumbsUp } from 'lucide-react'
import { type MouseEvent, useState } from 'react'
import { toolClasses } from './toolClasses'

interface ShareTarget {
  label: string
  href: string
  Icon: LucideIcon
}

/** Where a car can be shared to, with its name and address filled in (VDP-14, PDF-04). */
const shareTargets = (name: string, url: string): ShareTarget[] => {
  const [words, address] = [encodeURIComponent(name), encodeURIComponent(url)]
  return [
    { label: 'Facebook', href: `https://www.facebook.com/sharer/sharer.php?u=${address}`, Icon: ThumbsUp },
    { label: 'X', href: `https://x.com/intent/post?text=${words}&url=${address}`, Icon: Hash },
    { label: 'WhatsApp', href: `https://wa.me/?text=${words}%20${address}`, Icon: MessageCircle },
    { label: 'Email', href: `mailto:?subject=${words}&body=${address}`, Icon: Mail },
  ]
}

interface ShareMenuProps {
  name: string
  /** Absolute address of the page. */
  url: string
}

const MENU = 'share-menu'
const item =
  'flex min-h-11 w-full items-center gap-3 rounded-sm px-3 text-left text-sm font-semibold hover:bg-fg/6 focus-visible:bg-fg/6'

/** A phone has a sheet of its own, with everything its owner shares with. */
const shareOnPhone = (event: MouseEvent, name: string, url: string): void => {
  if (!('share' in navigator) || !window.matchMedia('(pointer: coarse)').matches) return
  event.preventDefault()
  navigator.share({ title: name, url }).catch(() => undefined)
}

const openSmall = async (event: MouseEvent<HTMLAnchorElement>): Promise<void> => {
  const { href } = event.currentTarget
  if (!href.startsWith('https:')) return
  event.preventDefault()
  const { openShareWindow } = await import('./shareAddress')
  openShareWindow(href)
}

/**
 * Ways to share a car: its address copied ('Copied' for 1.5 s and a toast), or one of the networks in a window of 550×400
 * (VDP-14, PDF-03, PDF-04, ERR-29). The platform's own popover: it opens, and its links work, without JavaScript.
 */
export const ShareMenu = ({ name, url }: ShareMenuProps) => {
  const [copied, setCopied] = useState(false)
  const CopyIcon = copied ? Check : Copy
  const copy = async () => {
    const { copyAddress } = await import('./shareAddress')
    const shownMs = await copyAddress(name, url)
    if (shownMs === null) return
    setCopied(true)
    setTimeout(() => setCopied(false), shownMs)
  }
  return (
    <>
      <button
        type="button"
        popoverTarget={MENU}
        onClick={(event) => shareOnPhone(event, name, url)}
        className={toolClasses}
      >
        <Share2 className="size-4.5" />
        Share
      </button>
      <div
        id={MENU}
        popover="auto"
        role="group"
        aria-label={`Share ${name}`}
        className="m-auto w-60 rounded-lg border border-line bg-canvas p-1.5 text-fg shadow-overlay supports-[position-area:top]:inset-auto supports-[position-area:top]:m-2 supports-[position-area:top]:[position-area:top] supports-[position-area:top]:[position-try-fallbacks:flip-block]"
      >
        <button type="button" onClick={() => void copy()} className={item}>
          <CopyIcon className="size-4.5 text-muted" />
          <span aria-live="polite">{copied ? 'Copied' : 'Copy link'}</span>
        </button>
        {shareTargets(name, url).map(({ label, href, Icon }) => (
          <a
            key={label}
            href={href}
            target="_blank"
            rel="noopener"
            onClick={(event) => void openSmall(event)}
            className={item}
          >
            <Icon className="size-4.5 text-muted" />
            {label}
          </a>
        ))}
      </div>
    </>
  )
}
