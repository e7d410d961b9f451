import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '@/src/components/ui/Button'
import { Container } from '@/src/components/ui/Container'
import { cx } from '@/src/components/ui/cx'
import { type SectionGround, type SectionSpace, spaceData } from '@/src/components/ui/Section'
import { Photo } from '@/src/components/ui/Photo'

interface SplitCalloutProps {
  eyebrow: string | null
  heading: string
  text: string | null
  points: string[]
  actions: { label: string; href: string }[]
  image: { url: string; alt: string } | null
  ground: SectionGround
  above?: SectionSpace
  below?: SectionSpace
  id?: string
  /** The picture is on the left. */
  flipped?: boolean
  children?: ReactNode
}

const GROUNDS: Record<SectionGround, string> = {
  canvas: 'border border-line',
  ink: 'on-dark bg-ink text-on-ink',
  surface: 'bg-surface',
  tint: 'bg-brand-soft',
  brand: 'on-dark on-brand bg-brand text-on-brand',
}

/** One message beside a picture: finance, trade-in, a promotion. */
export const SplitCallout = ({
  eyebrow,
  heading,
  text,
  points,
  actions,
  image,
  ground,
  above = 'normal',
  below = 'normal',
  id,
  flipped = false,
  children,
}: SplitCalloutProps) => {
  const pale = ground !== 'ink' && ground !== 'brand'
  return (
    <section id={id} data-ground="callout" {...spaceData(above, below)} className="py-[calc(var(--spacing-section)/2)]">
      <Container>
        <div
          className={cx(
            'grid overflow-hidden rounded-xl',
            // The picture is what is seen first.
            image &&
              (flipped ? 'lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]' : 'lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]'),
            GROUNDS[ground],
          )}
        >
          <div className="flex flex-col justify-center p-6 sm:p-10 lg:p-14">
            {eyebrow && <p className="mb-3 text-eyebrow font-semibold uppercase text-brand-text">{eyebrow}</p>}
            <h2 className="text-heading">{heading}</h2>
            {text && <p className="mt-4 text-lead text-muted">{text}</p>}
            {points.length > 0 && (
              <ul className="mt-6 space-y-2.5">
                {points.map((point) => (
                  <li key={point} className="flex items-start gap-2.5">
                    <Check className="mt-0.5 size-5" />
                    {point}
                  </li>
                ))}
              </ul>
            )}
            {children}
            <div className="mt-6 flex flex-wrap gap-3 sm:mt-8">
              {actions.map(({ label, href }, index) => (
                <Button
                  key={href}
                  href={href}
                  size="lg"
                  variant={pale ? (index === 0 ? 'primary' : 'outline') : index === 0 ? 'inverse' : 'outlineInverse'}
                >
                  {label}
                </Button>
              ))}
            </div>
          </div>
          {image && (
            <div
              className={cx(
                'relative aspect-[2/1] sm:aspect-[8/5] lg:aspect-auto lg:min-h-[28rem]',
                flipped && 'lg:order-first',
              )}
            >
              <Photo
                url={image.url}
                alt={image.alt}
                sizes="(min-width: 1024px) 48rem, 100vw"
                className="object-cover"
              />
            </div>
          )}
        </div>
      </Container>
    </section>
  )
}
