'use client'

import { type ReactNode, useEffect, useId, useRef } from 'react'
import { cx } from './cx'
import { IconButton } from './IconButton'

type Placement = 'centre' | 'left' | 'right' | 'bottom'

interface DialogProps {
  open: boolean
  onClose: () => void
  title: string
  hideTitle?: boolean
  /** Buttons that stay in view below the scrolling content. */
  footer?: ReactNode
  placement?: Placement
  /** Wider than the usual 600 px (NFR-01): galleries. */
  className?: string
  children: ReactNode
}

const PLACES: Record<Placement, string> = {
  centre:
    'w-[min(100%-2rem,var(--container-dialog))] max-h-[calc(100dvh-2rem)] rounded-xl motion-safe:animate-[rise-in_260ms_var(--ease-out)]',
  left: 'my-0 ml-0 mr-auto h-dvh w-[min(100%-3rem,25rem)] motion-safe:animate-[slide-in-left_280ms_var(--ease-out)]',
  right: 'my-0 ml-auto mr-0 h-dvh w-[min(100%-3rem,27rem)] motion-safe:animate-[slide-in-right_280ms_var(--ease-out)]',
  bottom: 'mb-0 mt-auto max-h-[88dvh] w-full rounded-t-2xl motion-safe:animate-[rise-in_260ms_var(--ease-out)]',
}

/**
 * A modal on the platform's own dialog element: focus stays inside, Escape and the backdrop close it, and focus goes
 * back to what opened it. Content exists only while it is open.
 */
export const Dialog = ({
  open,
  onClose,
  title,
  hideTitle = false,
  footer,
  placement = 'centre',
  className,
  children,
}: DialogProps) => {
  const ref = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useEffect(() => {
    if (open) ref.current?.showModal()
    else ref.current?.close()
  }, [open])
  return (
    <dialog
      ref={ref}
      aria-labelledby={titleId}
      onClose={onClose}
      onClick={(event) => event.target === event.currentTarget && onClose()}
      className={cx('overflow-hidden bg-canvas text-fg shadow-overlay', PLACES[placement], className)}
    >
      {open && (
        <div className="flex max-h-[inherit] flex-col h-full">
          <header className="flex items-center justify-between gap-4 border-b border-line py-2 pl-6 pr-3">
            <h2 id={titleId} className={hideTitle ? 'sr-only' : 'text-lg font-semibold'}>
              {title}
            </h2>
            <IconButton icon="x" label="Close" onClick={onClose} className="ml-auto" />
          </header>
          <div className="min-h-0 grow overflow-y-auto overscroll-contain p-6">{children}</div>
          {footer && <footer className="border-t border-line px-6 py-4">{footer}</footer>}
        </div>
      )}
    </dialog>
  )
}
