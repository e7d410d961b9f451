import type { ReactNode } from 'react'
import { Button } from '@/src/components/ui/Button'
import { Carousel } from '@/src/components/ui/Carousel'
import { Container } from '@/src/components/ui/Container'
import { cx } from '@/src/components/ui/cx'
import { Photo } from '@/src/components/ui/Photo'
import { StudioRoom } from './StudioRoom'

interface HeroSlide {
  id: string
  name: string
  description: string | null
  image: { url: string; alt: string } | null
  action: { label: string; href: string } | null
  hideOverlay: boolean
}

interface HeroSlidesProps {
  /** The page's heading, for those who do not see the slides. */
  title: string
  slides: HeroSlide[]
  children?: ReactNode
}

const SIZES = '(min-width: 1400px) 84rem, 100vw'
const SIZES_BESIDE = '(min-width: 1400px) 50rem, (min-width: 768px) 60vw, 100vw'

/** Slides with their words below the picture or beside it; a slide may be the picture alone (ENT-18, CON-12, CON-13). */
export const HeroSlides = ({ title, slides, children }: HeroSlidesProps) => (
  <section data-hero="light" className="bg-surface pb-6">
    <h1 className="sr-only">{title}</h1>
    <Container className="hero-text pt-4">
      <Carousel label={title} itemClassName="auto-cols-[100%] max-sm:gap-6">
        {slides.map(({ id, name, description, image, action, hideOverlay }, index) => (
          <div
            key={id}
            className={cx(
              'on-dark relative grid overflow-hidden rounded-xl bg-ink text-on-ink',
              hideOverlay ? 'aspect-[3/2] md:aspect-[5/2]' : 'max-md:grid-rows-[auto_1fr] md:grid-cols-[2fr_3fr]',
            )}
          >
            {image && hideOverlay && (
              <Photo
                url={image.url}
                alt={image.alt}
                sizes={SIZES}
                first={index === 0}
                className="object-cover object-[center_60%]"
              />
            )}
            {image && !hideOverlay && (
              <StudioRoom
                image={image}
                sizes={SIZES_BESIDE}
                first={index === 0}
                className="md:order-last md:grid md:content-center md:[clip-path:polygon(11%_0,100%_0,100%_100%,0_100%)]"
                pictureClassName="aspect-[3/2]"
                photoClassName="aspect-[3/2] md:absolute! md:inset-0 md:aspect-auto"
              />
            )}
            {!hideOverlay && (
              <div className="grid content-start p-6 sm:p-10 md:content-center md:justify-items-start md:pr-4">
                <h2 className="text-title">{name}</h2>
                {description && <p className="mt-3 max-w-md text-lead">{description}</p>}
                {action && (
                  <Button href={action.href} variant="inverse" size="lg" className="mt-6">
                    {action.label}
                  </Button>
                )}
              </div>
            )}
          </div>
        ))}
      </Carousel>
      {children && <div className="mt-6">{children}</div>}
    </Container>
  </section>
)
