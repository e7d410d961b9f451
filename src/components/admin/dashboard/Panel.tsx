import { Link } from '@payloadcms/ui'
import type { ReactNode } from 'react'
import './dashboard.css'

interface PanelProps {
  id: string
  title: string
  /** Where everything of this panel is. */
  all?: { href: string; words: string }
  children: ReactNode
}

/** One panel of the dashboard. */
export const Panel = ({ id, title, all, children }: PanelProps) => (
  <section className="dash__panel" aria-labelledby={`dash-${id}`}>
    <header>
      <h2 id={`dash-${id}`}>{title}</h2>
      {all && <PlainLink href={all.href}>{all.words}</PlainLink>}
    </header>
    {children}
  </section>
)

interface PlainLinkProps {
  href: string
  className?: string
  children: ReactNode
}

/** A link of the admin that is not fetched before it is pressed. */
export const PlainLink = ({ href, className, children }: PlainLinkProps) => (
  <Link className={className} href={href} prefetch={false}>
    {children}
  </Link>
)

/** What a panel says when it has nothing to show, and what to do then. */
export const Empty = ({ children }: { children: ReactNode }) => <p className="dash__empty">{children}</p>

/** What a panel says when its statement failed: the others are there all the same. */
export const Unread = () => <p role="status">This could not be read. Load the page again.</p>

export interface Figure {
  href: string
  value: number
  words: string
  /** `bad` is said by the words too, not by its colour alone. */
  tone?: 'plain' | 'bad'
}

/** Numbers with their words, each the way to what it counts. */
export const Figures = ({ figures }: { figures: readonly Figure[] }) => (
  <ul className="dash__figures">
    {figures.map(({ href, value, words, tone = 'plain' }) => (
      <li key={words} data-tone={value > 0 ? tone : 'plain'}>
        <PlainLink href={href}>
          <strong>{value.toLocaleString('en-AU')}</strong>
          <span>{words}</span>
        </PlainLink>
      </li>
    ))}
  </ul>
)
