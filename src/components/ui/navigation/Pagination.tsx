import { ChevronLeft, ChevronRight } from 'lucide-react'
import Link from 'next/link'
import type { MouseEvent, ReactNode } from 'react'
import { cx } from '../cx'
import { isPlainClick } from './isPlainClick'

interface PaginationProps {
  /** 1-based. */
  page: number
  pages: number
  hrefFor: (page: number) => string
  /** Shows a page without leaving this one; without it the links are followed. */
  onPage?: (page: number) => void
}

const cell =
  'inline-grid h-11 min-w-11 place-items-center rounded-control px-2 text-[0.9375rem] font-semibold transition-colors'

/** Page numbers to offer: first, last, and those round the current one; null is a gap. pageWindow(5, 9) -> 1 … 4 5 6 … 9. */
export const pageWindow = (current: number, pages: number): (number | null)[] => {
  const shown = [1, current - 1, current, current + 1, pages].filter((page) => page >= 1 && page <= pages)
  const sorted = [...new Set(shown)].sort((a, b) => a - b)
  return sorted.flatMap((page, index) => {
    const before = sorted[index - 1] ?? page
    if (page - before === 2) return [page - 1, page]
    return page - before > 2 ? [null, page] : [page]
  })
}

/** Links to the other pages of a list; nothing when there is only one. */
export const Pagination = ({ page, pages, hrefFor, onPage }: PaginationProps) => {
  if (pages < 2) return null
  const link = (target: number, label: ReactNode, name: string, extra?: string) => (
    <Link
      prefetch={false}
      href={hrefFor(target)}
      // A server component, as in directories, may not pass a handler at all.
      {...(onPage && {
        onClick: (event: MouseEvent<HTMLAnchorElement>) => {
          if (!isPlainClick(event)) return
          event.preventDefault()
          onPage(target)
        },
      })}
      aria-label={name}
      aria-current={target === page ? 'page' : undefined}
      className={cx(cell, target === page ? 'bg-ink text-on-ink' : 'hover:bg-fg/8', extra)}
    >
      {label}
    </Link>
  )
  return (
    <nav aria-label="Pages" className="flex flex-wrap items-center justify-center gap-1 tabular">
      {page > 1 && link(page - 1, <ChevronLeft />, 'Previous page')}
      {pageWindow(page, pages).map((target, index) =>
        target === null ? (
          <span key={`gap-${index}`} aria-hidden className={cx(cell, 'text-muted')}>
            …
          </span>
        ) : (
          <span key={target}>{link(target, target, `Page ${target}`)}</span>
        ),
      )}
      {page < pages && link(page + 1, <ChevronRight />, 'Next page')}
    </nav>
  )
}
