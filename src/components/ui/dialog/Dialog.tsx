'use client'

import { X } from 'lucide-react'
import { type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { cx } from '../cx'
import { IconButton } from '../IconButton'
import { followFinger, rest, slideOut } from './sheetMotion'
import { useBackCloses } from './useBackCloses'

type Placement = 'centre' | 'left' | 'right' | 'bottom'

interface DialogProps {
  open: boolean
  onClose: () => void
  /** False: the browser's Back leaves the page. For a dialog whose links lead to other pages and close it. */
  backCloses?: boolean
  /** Called when the browser's Back closes the dialog; defaults to the usual closing. */
  onBack?: () => void
  /** Called after closing, when focus has returned. */
  onClosed?: () => void
  title: string
  hideTitle?: boolean
  /** Buttons that stay in view below the scrolling content. */
  footer?: ReactNode
  placement?: Placement
  /** For content wider than the usual 600 px (NFR-01), such as galleries. */
  className?: string
  children: ReactNode
}

const PLACES: Record<Placement, string> = {
  centre:
    'w-[min(100%-2rem,var(--container-dialog))] max-h-[calc(100dvh-2rem)] rounded-xl motion-safe:animate-[rise-in_260ms_var(--ease-out)]',
  left: 'my-0 ml-0 mr-auto h-dvh w-[min(100%-3rem,25rem)] motion-safe:animate-[slide-in-left_280ms_var(--ease-out)]',
  right: 'my-0 ml-auto mr-0 h-dvh w-[min(100%-3rem,27rem)] motion-safe:animate-[slide-in-right_280ms_var(--ease-out)]',
  bottom:
    'mb-0 mt-auto h-[90dvh] w-full rounded-t-2xl motion-safe:animate-[slide-in-bottom_320ms_var(--ease-out)] md:my-0 md:ml-auto md:mr-0 md:h-dvh md:w-[27rem] md:rounded-none md:motion-safe:animate-[slide-in-right_280ms_var(--ease-out)]',
}

/**
 * A modal on the native dialog element: focus is trapped, Escape and the backdrop close it, and focus returns to the
 * element that opened it. Content is mounted only while it is open. A dialog at the bottom is a sheet: it can be pulled
 * down by its head and slides out; on a wide screen it is at the right.
 */
export const Dialog = ({
  open,
  onClose,
  backCloses = true,
  onBack = onClose,
  onClosed,
  title,
  hideTitle = false,
  footer,
  placement = 'centre',
  className,
  children,
}: DialogProps) => {
  const ref = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  const [present, setPresent] = useState(open)
  if (open && !present) setPresent(true)
  const isSheet = placement === 'bottom'
  useBackCloses(open && backCloses, onBack)
  const closed = useEffectEvent(() => {
    if (!present) return
    setPresent(false)
    onClosed?.()
  })
  useEffect(() => {
    const dialog = ref.current
    if (!dialog) return
    if (open) {
      rest(dialog)
      return dialog.showModal()
    }
    // Escape has already closed it.
    if (!dialog.open) return closed()
    let reopened = false
    const leave = async () => {
      if (isSheet) await slideOut(dialog)
      if (reopened) return
      dialog.close()
      rest(dialog)
      closed()
    }
    void leave()
    return () => {
      reopened = true
    }
  }, [open, isSheet])
  return (
    <dialog
      ref={ref}
      aria-labelledby={titleId}
      onClose={onClose}
      onCancel={(event) => {
        // Escape and Android's back gesture play the closing animation.
        if (!isSheet || event.target !== event.currentTarget) return
        event.preventDefault()
        onClose()
      }}
      onClick={(event) => event.target === event.currentTarget && onClose()}
      className={cx('overflow-hidden bg-canvas text-fg shadow-overlay', PLACES[placement], className)}
    >
      {(open || present) && (
        <div className="flex max-h-[inherit] flex-col h-full">
          <header
            className={cx(
              'relative flex items-center justify-between gap-4 border-b border-line py-2 pl-6 pr-3',
              isSheet && 'touch-none select-none pt-4 md:touch-auto md:pt-2',
            )}
            onPointerDown={({ currentTarget: head, nativeEvent: start }) => {
              if (isSheet && ref.current) followFinger({ sheet: ref.current, head, start, close: onClose })
            }}
          >
            {isSheet && (
              <span
                aria-hidden
                className="absolute inset-x-0 top-2 mx-auto h-1 w-10 rounded-full bg-line-strong md:hidden"
              />
            )}
            <h2 id={titleId} className={hideTitle ? 'sr-only' : 'text-lg font-semibold'}>
              {title}
            </h2>
            <IconButton icon={<X />} label="Close" onClick={onClose} className="ml-auto" />
          </header>
          <div className="min-h-0 grow overflow-y-auto overscroll-contain p-6">{children}</div>
          {footer && <footer className="border-t border-line px-6 py-4">{footer}</footer>}
        </div>
      )}
    </dialog>
  )
}
