'use client'

import { ChevronDown } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { cx } from '@/src/components/ui/cx'

interface FoldedPartProps {
  title: string
  children: ReactNode
}

/** Heading and content of a part that few read: on a phone folded under its heading, on wider windows and without script open. */
export const FoldedPart = ({ title, children }: FoldedPartProps) => {
  const [open, setOpen] = useState(false)
  const id = useId()
  return (
    <>
      <h2 className="text-heading sm:mb-5 noscript:mb-4">
        <span className="max-sm:hidden noscript:inline">{title}</span>
        <button
          type="button"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
          className="group flex min-h-11 w-full items-center justify-between gap-4 text-left font-[inherit] tracking-[inherit] [text-transform:inherit] sm:hidden noscript:hidden"
        >
          {title}
          <ChevronDown className="size-5 transition-transform group-aria-expanded:rotate-180" />
        </button>
      </h2>
      <div id={id} className={cx('noscript:block', open ? 'max-sm:mt-4' : 'max-sm:hidden')}>
        {children}
      </div>
    </>
  )
}
