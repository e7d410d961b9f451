'use client'

import { MapPin, X } from 'lucide-react'
import { useState } from 'react'
import { Container } from '@/src/components/ui/Container'
import { IconButton } from '@/src/components/ui/IconButton'

const KEY = 'announcement'

/** Runs before the first paint, so that a dismissed bar never flashes. */
const hideDismissed = (text: string): string =>
  `try{if(sessionStorage.getItem('${KEY}')===${JSON.stringify(text).replace(/</g, '\\u003c')})document.currentScript.parentElement.hidden=true}catch{}`

/** Says that the car is in another city; dismissing it hides it for this visit (CON-35). */
export const AnnouncementBar = ({ text }: { text: string }) => {
  const [shown, setShown] = useState(true)
  const dismiss = () => {
    setShown(false)
    try {
      sessionStorage.setItem(KEY, text)
    } catch {
      // Without storage the bar returns on the next page.
    }
  }
  if (!shown) return null
  return (
    <aside aria-label="Announcement" suppressHydrationWarning className="bg-brand-soft">
      <script dangerouslySetInnerHTML={{ __html: hideDismissed(text) }} />
      <Container className="flex min-h-12 items-center gap-3 text-[0.9375rem] font-medium">
        <MapPin className="size-4.5 text-brand-text" />
        <p className="grow py-2">{text}</p>
        <IconButton icon={<X />} label="Dismiss announcement" onClick={dismiss} className="-mr-2" />
      </Container>
    </aside>
  )
}
