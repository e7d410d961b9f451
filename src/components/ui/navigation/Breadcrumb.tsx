import { ChevronRight } from 'lucide-react'
import Link from 'next/link'
import { cx } from '../cx'

export interface Crumb {
  label: string
  /** Null for the current page. */
  href: string | null
}

/** Where this page is. The last entry is the page itself. */
export const Breadcrumb = ({ items, className }: { items: Crumb[]; className?: string }) => (
  <nav aria-label="Breadcrumb" className={cx('text-sm text-muted', className)}>
    <ol className="no-scrollbar flex items-center gap-x-1.5 overflow-x-auto whitespace-nowrap">
      {items.map(({ label, href }, index) => (
        <li key={`${label}-${href}`} className="flex shrink-0 items-center gap-x-1.5 whitespace-nowrap">
          {index > 0 && <ChevronRight className="size-3.5 opacity-60" />}
          {href ? (
            <Link
              prefetch={false}
              href={href}
              className="inline-flex min-h-6 items-center hover:text-fg hover:underline"
            >
              {label}
            </Link>
          ) : (
            <span aria-current="page" className="font-medium text-fg">
              {label}
            </span>
          )}
        </li>
      ))}
    </ol>
  </nav>
)
