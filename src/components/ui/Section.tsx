import { ArrowRight } from 'lucide-react'
import Link from 'next/link'
import type { ReactNode } from 'react'
import { Container } from './Container'
import { cx } from './cx'
import { Unbroken } from './Unbroken'

export type SectionGround = 'canvas' | 'surface' | 'tint' | 'ink' | 'brand'
export type SectionSpace = 'none' | 'small' | 'normal' | 'large'

const GROUNDS: Record<SectionGround, string> = {
  canvas: 'bg-canvas',
  surface: 'bg-surface',
  tint: 'bg-brand-soft',
  ink: 'bg-ink text-on-ink on-dark',
  brand: 'bg-brand text-on-brand on-dark on-brand',
}

interface SectionHeadingProps {
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
      <h2 className="text-heading">
        <Unbroken text={title} />
      </h2>
      {intro && <p className="mt-3 text-lead text-balance text-muted">{intro}</p>}
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

interface SectionProps extends Partial<SectionHeadingProps> {
  ground?: SectionGround
  /** Room above and below that differs from the site's rhythm (globals.css). */
  above?: SectionSpace
  below?: SectionSpace
  id?: string
  /** Id of its heading, where it draws its own. */
  labelledBy?: string
  className?: string
  /** Content runs to the window's edges; the heading stays in the column. */
  bleed?: boolean
  children: ReactNode
}

/** Marks of a section that globals.css gives another room than the usual. */
export const spaceData = (above: SectionSpace, below: SectionSpace) => ({
  'data-above': above === 'normal' ? undefined : above,
  'data-below': below === 'normal' ? undefined : below,
})

/** One band of a page with the site's vertical rhythm, and its heading when a title is given. */
export const Section = ({
  ground = 'canvas',
  above = 'normal',
  below = 'normal',
  id,
  labelledBy,
  className,
  bleed = false,
  title,
  children,
  ...heading
}: SectionProps) => (
  <section
    id={id}
    aria-labelledby={labelledBy}
    data-ground={ground}
    {...spaceData(above, below)}
    className={cx('py-section', GROUNDS[ground], className)}
  >
    {title && (
      <Container className="section-start mb-heading-gap">
        <SectionHeading title={title} {...heading} />
      </Container>
    )}
    {bleed ? children : <Container>{children}</Container>}
  </section>
)
