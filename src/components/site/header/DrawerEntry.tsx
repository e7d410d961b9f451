import { ChevronDown } from 'lucide-react'
import Link from 'next/link'
import { newTabProps } from '@/src/components/ui/navigation/newTabProps'

export interface DrawerLink {
  label: string
  href: string
  newTab?: boolean
  /** Number of vehicles it leads to. */
  total?: number
}

export interface MenuEntry extends DrawerLink {
  children: DrawerLink[]
}

const row = 'flex min-h-13 items-center justify-between py-2 text-lg font-semibold'

/** One entry of the menu on a phone: a link, or a group of links that unfolds. */
export const DrawerEntry = ({ label, href, newTab, children }: MenuEntry) =>
  children.length > 0 ? (
    <details className="group border-b border-line" name="menu">
      <summary className={`${row} list-none`}>
        {label}
        <ChevronDown className="size-5 text-muted transition-transform group-open:rotate-180" />
      </summary>
      <ul className="pb-4">
        {[{ label: `All ${label.toLowerCase()}`, href }, ...children.filter((child) => child.href !== href)].map(
          (child: DrawerLink) => (
            <li key={`${child.label}${child.href}`}>
              <Link
                prefetch={false}
                href={child.href}
                className="flex min-h-11 items-center justify-between gap-4 rounded-sm pl-4 text-muted hover:bg-surface hover:text-fg"
                {...newTabProps(child.newTab)}
              >
                {child.label}
                {child.total !== undefined && (
                  <span className="tabular pr-1 text-sm">{child.total.toLocaleString('en-AU')}</span>
                )}
              </Link>
            </li>
          ),
        )}
      </ul>
    </details>
  ) : (
    <Link prefetch={false} href={href} className={`${row} border-b border-line`} {...newTabProps(newTab)}>
      {label}
    </Link>
  )
