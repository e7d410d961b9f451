import type { ReactNode } from 'react'
import { Container } from './Container'
import { cx } from './cx'
import { SectionHeading, type SectionHeadingProps } from './SectionHeading'

export type SectionGround = 'canvas' | 'surface' | 'ink' | 'brand'

const GROUNDS: Record<SectionGround, string> = {
  canvas: 'bg-canvas',
  surface: 'bg-surface',
  ink: 'bg-ink text-on-ink on-dark',
  brand: 'bg-brand text-on-brand on-dark on-brand',
}

interface SectionProps extends Partial<SectionHeadingProps> {
  ground?: SectionGround
  id?: string
  className?: string
  /** Content runs to the window's edges; the heading stays in the column. */
  bleed?: boolean
  children: ReactNode
}

/** One band of a page with the site's vertical rhythm, and its heading when a title is given. */
export const Section = ({
  ground = 'canvas',
  id,
  className,
  bleed = false,
  title,
  children,
  ...heading
}: SectionProps) => (
  <section id={id} data-ground={ground} className={cx('py-section', GROUNDS[ground], className)}>
    {title && (
      <Container className="mb-block">
        <SectionHeading title={title} {...heading} />
      </Container>
    )}
    {bleed ? children : <Container>{children}</Container>}
  </section>
)
