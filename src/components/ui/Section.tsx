import type { ReactNode } from 'react'
import { Container } from './Container'
import { cx } from './cx'
import { SectionHeading, type SectionHeadingProps } from './SectionHeading'

export type SectionGround = 'canvas' | 'surface' | 'tint' | 'ink' | 'brand'
export type SectionSpace = 'none' | 'small' | 'normal' | 'large'

const GROUNDS: Record<SectionGround, string> = {
  canvas: 'bg-canvas',
  surface: 'bg-surface',
  tint: 'bg-brand-soft',
  ink: 'bg-ink text-on-ink on-dark',
  brand: 'bg-brand text-on-brand on-dark on-brand',
}

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
      <Container className="mb-block">
        <SectionHeading title={title} {...heading} />
      </Container>
    )}
    {bleed ? children : <Container>{children}</Container>}
  </section>
)
