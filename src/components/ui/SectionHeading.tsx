import { ArrowRight } from 'lucide-react'
import Link from 'next/link'
import { cx } from './cx'

export interface SectionHeadingProps {
  title: string
  eyebrow?: string | null
  intro?: string | null
  /** The 'View all' link on the right of the heading. */
  link?: { label: string; href: string } | null
  centred?: boolean
}

/** The heading of a band: eyebrow, title, one sentence, and where to see everything. */
export const SectionHeading = ({ title, eyebrow, intro, link, centred = false }: SectionHeadingProps) => (
  <div
    className={cx('flex flex-wrap items-end justify-between gap-x-8 gap-y-4', centred && 'justify-center text-center')}
  >
    <div className="max-w-2xl">
      {eyebrow && <p className="mb-2.5 text-eyebrow font-semibold uppercase text-brand-text">{eyebrow}</p>}
      <h2 className="text-heading">{title}</h2>
      {intro && <p className="mt-3 text-lead text-muted">{intro}</p>}
    </div>
    {link && (
      <Link
        prefetch={false}
        href={link.href}
        className="group inline-flex min-h-6 items-center gap-1.5 font-semibold text-brand-text"
      >
        <span className="underline decoration-current/30 underline-offset-4 group-hover:decoration-current">
          {link.label}
        </span>
        <ArrowRight className="size-4 transition-transform group-hover:translate-x-0.5" />
      </Link>
    )}
  </div>
)
