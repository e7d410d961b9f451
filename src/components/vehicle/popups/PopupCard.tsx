'use client'

import { X } from 'lucide-react'
import { type ReactNode, useEffect, useEffectEvent, useId } from 'react'
import { IconButton } from '@/src/components/ui/IconButton'
import { isDialogOpen } from '@/src/components/ui/dialog/useBackCloses'

interface PopupCardProps {
  title: string
  onDismiss: () => void
  children: ReactNode
}

/** A non-modal dialog in a corner: it takes no focus, and closes by its button or Escape (CON-34). */
export const PopupCard = ({ title, onDismiss, children }: PopupCardProps) => {
  const titleId = useId()
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape' && !isDialogOpen()) onDismiss()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
  return (
    <section
      role="dialog"
      aria-labelledby={titleId}
      className="fixed bottom-4 left-4 z-50 [html:has([data-sticky-foot])_&]:bottom-22 max-h-[calc(100dvh-2rem)] [html:has([data-sticky-foot])_&]:max-h-[calc(100dvh-6.5rem)] [html:has([data-car-bar])_&]:max-h-[calc(100dvh-10.5rem)] w-[min(100%-2rem,23rem)] overflow-y-auto rounded-xl bg-canvas p-5 popup-small:p-4 shadow-overlay motion-safe:animate-[rise-in_320ms_var(--ease-out)] sm:p-6"
    >
      <div className="mb-2 flex items-start justify-between gap-4 popup-small:mb-0">
        <h2 id={titleId} className="pt-1.5 text-subheading popup-small:text-base">
          {title}
        </h2>
        <IconButton icon={<X />} label="Dismiss" onClick={onDismiss} className="-mr-2 -mt-1" />
      </div>
      {children}
    </section>
  )
}
